import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

const singleText = z.string().optional().catch(undefined);

/**
 * Parses the parameters of a page's URL. A page is shown whatever its URL contains: repeated and invalid parameters are
 * ignored. API calls have schemas and reject them.
 */
export function createQueryReader<const Names extends readonly string[]>(names: Names) {
  const schema = z.object(Object.fromEntries(names.map((name) => [name, singleText])));
  return (request: FastifyRequest) =>
    Object.fromEntries(
      Object.entries(schema.parse(request.query)).filter(([, text]) => text !== undefined),
    ) as { readonly [Name in Names[number]]?: string };
}
