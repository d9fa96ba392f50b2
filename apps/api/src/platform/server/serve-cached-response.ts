import type { FastifyBaseLogger } from 'fastify';
import type { ResponseCache } from '../page-cache/response-cache.ts';
import type { FirstAnswer } from './http-server.ts';

export interface CachedResponseOptions {
  readonly kept: Pick<ResponseCache, 'give'>;
  readonly createRequestId: () => string;
  /** Asked for with the first request: the log is made after the server that answers. */
  readonly log: () => FastifyBaseLogger;
}

/** Gives the answers that are kept, with the line in the log that every request has. */
export function serveCachedResponse({
  kept,
  createRequestId,
  log,
}: CachedResponseOptions): FirstAnswer {
  let isLogged: boolean | undefined;
  return (request, response) => {
    isLogged ??= logsRequests(log());
    const startedAt = isLogged ? performance.now() : 0;
    const given = kept.give(request, response);
    if (given === undefined) return false;
    if (isLogged)
      response.once('finish', () =>
        log().info(
          {
            reqId: createRequestId(),
            ...requestLine({
              method: 'GET',
              route: '/*',
              ...given,
              elapsedMs: performance.now() - startedAt,
            }),
          },
          'request',
        ),
      );
    return true;
  };
}

/** What the log says of each request. */
export const requestLine = (request: {
  readonly method: string;
  /** The pattern, not the address: addresses of orders and second steps are keys to them. */
  readonly route: string;
  readonly host: string | undefined;
  readonly status: number;
  readonly elapsedMs: number;
}) => {
  const { elapsedMs, ...line } = request;
  return { ...line, ms: Math.round(elapsedMs) };
};

/** A logger that does not tell its level is asked to log everything. */
const logsRequests = (log: FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean }) =>
  log.isLevelEnabled?.('info') ?? true;
