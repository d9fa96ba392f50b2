import type { FastifyRequest } from 'fastify';
import { createQueryReader } from '../../../platform/routing/read-query.ts';

/** What an address can say beside the page: who may see which presentation of it, and how. */
export const readSourceQuery = createQueryReader(['edit', 'preview', 'password', 'safe']);

/**
 * Whether an address says anything that shows somebody another page than visitors get there. Names are compared as they
 * are read, whatever signs they were written in.
 */
export function hasSourceOverride(request: FastifyRequest): boolean {
  const { edit, preview, safe } = readSourceQuery(request);
  return edit !== undefined || preview !== undefined || safe !== undefined;
}
