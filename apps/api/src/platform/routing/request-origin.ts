import type { FastifyRequest } from 'fastify';
import type { ResolvedHost } from '../hosts/host-table.ts';
import { readHostName } from '../hosts/host-name.ts';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The host of the request; set before any route runs. */
    resolvedHost: ResolvedHost;
  }
}

/** The request's origin as seen by its browser: the scheme of the deployment and the exact Host header. */
export const requestOrigin = (
  request: FastifyRequest,
  services: Pick<Services, 'settings'>,
): string =>
  `${services.settings.isHttps ? 'https' : 'http'}://${(request.headers.host ?? '').toLowerCase()}`;

export function resolveHost(
  request: FastifyRequest,
  services: Pick<Services, 'hosts'>,
): Promise<ResolvedHost> {
  if (request.routeOptions.config.servesAnyHost === true)
    return Promise.resolve({ kind: 'unknown' });
  const host = readHostName(request.headers.host);
  return host === null ? Promise.resolve({ kind: 'unknown' }) : services.hosts.resolve(host);
}
