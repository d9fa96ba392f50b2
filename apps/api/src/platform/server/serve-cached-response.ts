import type { FastifyBaseLogger } from 'fastify';
import type { ResponseCache } from '../page-cache/response-cache.ts';
import type { FirstAnswer } from './http-server.ts';

export interface CachedResponseOptions {
  readonly responseCache: Pick<ResponseCache, 'serve'>;
  readonly createRequestId: () => string;
  /** A function, because the log is created after the server. It is called on the first request. */
  readonly log: () => FastifyBaseLogger;
}

/** Serves cached responses and logs them like all other requests. */
export function serveCachedResponse({
  responseCache,
  createRequestId,
  log,
}: CachedResponseOptions): FirstAnswer {
  let isLogged: boolean | undefined;
  return (request, response) => {
    isLogged ??= logsRequests(log());
    const startedAt = isLogged ? performance.now() : 0;
    const served = responseCache.serve(request, response);
    if (served === undefined) return false;
    if (isLogged)
      response.once('finish', () =>
        log().info(
          {
            reqId: createRequestId(),
            ...requestLine({
              method: 'GET',
              route: '/*',
              ...served,
              elapsedMs: performance.now() - startedAt,
            }),
          },
          'request',
        ),
      );
    return true;
  };
}

/** Creates the log entry of a request. */
export const requestLine = (request: {
  readonly method: string;
  /** The route pattern instead of the URL: URLs of orders and second steps contain secrets. */
  readonly route: string;
  readonly host: string | undefined;
  readonly status: number;
  readonly elapsedMs: number;
}) => {
  const { elapsedMs, ...line } = request;
  return { ...line, ms: Math.round(elapsedMs) };
};

/** A logger without a level logs everything. */
const logsRequests = (log: FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean }) =>
  log.isLevelEnabled?.('info') ?? true;
