import type { FastifyReply, FastifyRequest } from 'fastify';
import { readHostName } from '../hosts/host-name.ts';
import { staleStatus, type StaleSources } from './stale-status.ts';

/** Marks a routed response like cached ones: the page was served while the database was unavailable. */
export function markStale(
  request: FastifyRequest,
  reply: FastifyReply,
  sources: StaleSources,
): void {
  const { resolvedHost } = request;
  const hostName = readHostName(request.headers.host);
  if (resolvedHost?.kind !== 'site' || hostName === null) return;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || reply.statusCode >= 500 || request.url.startsWith('/api/')) return;
  const status = staleStatus(sources, hostName, resolvedHost.site.websiteId);
  if (status !== undefined) reply.header('cache-status', status);
}
