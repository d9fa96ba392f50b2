import type { FastifyRequest } from 'fastify';
import { createQueryReader } from '../../../platform/routing/read-query.ts';

/** Reads the query parameters that select a presentation of a page, or say how it is shown. */
export const readSourceQuery = createQueryReader(['edit', 'preview', 'password', 'safe']);

/**
 * Whether the query can select another presentation than the one that visitors see. The parameter names are compared
 * after percent-decoding.
 */
export function hasSourceOverride(request: FastifyRequest): boolean {
  const { edit, preview, safe } = readSourceQuery(request);
  return edit !== undefined || preview !== undefined || safe !== undefined;
}
