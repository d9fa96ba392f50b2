import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { registerApps } from './features/config-app/index.ts';
import { featureTable } from './features/feature-table.ts';
import { registerHealth } from './features/health/index.ts';
import { registerOpenApi } from './features/openapi/index.ts';
import { createErrorPage, registerSite } from './features/site/index.ts';
import { callCountStore } from './platform/call-counts/call-count-store.ts';
import { registerErrorHandler } from './platform/errors/error-handler.ts';
import { hostArea } from './platform/hosts/host-area.ts';
import { registerAddressLimits } from './platform/limits/address-limits.ts';
import { markStale } from './platform/page-cache/mark-stale.ts';
import { registerRoutes, requireAccess } from './platform/routing/register-routes.ts';
import { resolveHost } from './platform/routing/request-origin.ts';
import { addressBlock } from './platform/server/address-block.ts';
import { serveCachedResponse, requestLine } from './platform/server/serve-cached-response.ts';
import { createServer } from './platform/server/create-server.ts';
import { createRequestIds } from './platform/server/request-ids.ts';
import { defaultHeaders } from './platform/security/default-headers.ts';
import type { Services } from './platform/services.ts';

export interface AppOptions {
  readonly services: Omit<Services, 'log'>;
  readonly logger?: FastifyBaseLogger | boolean | object;
  readonly trustedProxies?: readonly string[];
  readonly isReady?: () => boolean;
  /** Limits calls by IP address. Tests of other things disable it. */
  readonly rateLimits?: boolean;
}

/** The complete server before it listens. API tests use it too. */
export async function buildApp({
  services: baseServices,
  logger = false,
  trustedProxies = [],
  isReady = () => true,
  rateLimits = true,
}: AppOptions): Promise<FastifyInstance> {
  const createRequestId = createRequestIds(randomBytes);
  const server = createServer({
    logger,
    trustedProxies,
    createRequestId,
    defaultHeaders: defaultHeaders(baseServices.settings),
    resolveHost: (request) => resolveHost(request, baseServices),
    answerFirst: serveCachedResponse({
      responseCache: baseServices.responseCache,
      createRequestId,
      log: () => server.log,
    }),
    constraints: { area: hostArea(baseServices.settings) as never },
  });
  const services: Services = { ...baseServices, log: server.log };

  requireAccess(server, services.settings);
  registerErrorHandler(server, createErrorPage(services));
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      requestLine({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        host: request.headers.host,
        status: reply.statusCode,
        elapsedMs: reply.elapsedTime,
      }),
      'request',
    );
  });
  server.addHook('onSend', async (request, reply) => markStale(request, reply, services));
  server.addHook('preClose', async () => services.responseCache.close());
  await server.register(cookie);
  await server.register(multipart);
  if (rateLimits)
    await server.register(rateLimit, {
      global: false,
      keyGenerator: (request) => addressBlock(request.ip),
      store: callCountStore(services.callCounter, services.now),
      // Cached responses are served before requests are counted, so no response may have these headers.
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
    });

  registerAddressLimits(server);

  registerHealth(server, services, { isReady });
  registerApps(server, services);
  for (const routes of featureTable) registerRoutes(server, services, routes);
  registerOpenApi(server);
  registerSite(server, services);
  return server;
}
