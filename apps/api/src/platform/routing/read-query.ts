import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

const saidOnce = z.string().optional().catch(undefined);

/**
 * Reads the parameters that a page's address understands. A page is shown whatever stands behind its address: one that
 * is said twice is as if it were not there, and so is every other. Calls have a schema of their own and reject.
 */
export function createQueryReader<const Names extends readonly string[]>(names: Names) {
  const schema = z.object(Object.fromEntries(names.map((name) => [name, saidOnce])));
  return (request: FastifyRequest) =>
    Object.fromEntries(
      Object.entries(schema.parse(request.query)).filter(([, text]) => text !== undefined),
    ) as { readonly [Name in Names[number]]?: string };
}
