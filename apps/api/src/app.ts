import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { accountRoutes } from './features/accounts/index.ts';
import { assetRoutes } from './features/assets/index.ts';
import { cartRoutes } from './features/cart/index.ts';
import { censusRoutes } from './features/census/index.ts';
import { checkoutRoutes } from './features/checkout/index.ts';
import { collectionRoutes } from './features/collections/index.ts';
import { registerApps } from './features/config-app/index.ts';
import { consentRoutes } from './features/consent/index.ts';
import { contributorRoutes } from './features/contributors/index.ts';
import { formRoutes } from './features/forms/index.ts';
import { registerHealth } from './features/health/index.ts';
import { mailRoutes } from './features/mail/index.ts';
import { newsletterRoutes } from './features/newsletter/index.ts';
import { registerOpenApi } from './features/openapi/index.ts';
import { orderRoutes } from './features/orders/index.ts';
import { pageRoutes } from './features/pages/index.ts';
import { releaseRoutes } from './features/releases/index.ts';
import { createErrorPage, registerSite, siteRoutes } from './features/site/index.ts';
import { viewerRoutes } from './features/viewer/index.ts';
import { widgetRoutes } from './features/widget/index.ts';
import { websiteRoutes } from './features/websites/index.ts';
import { callCountStore } from './platform/call-counts/call-count-store.ts';
import { registerErrorHandler } from './platform/errors/error-handler.ts';
import { hostArea } from './platform/hosts/host-area.ts';
import { registerAddressLimits } from './platform/limits/address-limits.ts';
import { markStale } from './platform/page-cache/mark-stale.ts';
import { registerRoutes, requireAccess } from './platform/routing/register-routes.ts';
import { hostAnswerOf } from './platform/routing/request-origin.ts';
import { addressBlock } from './platform/server/address-block.ts';
import { serveCachedResponse, requestLine } from './platform/server/serve-cached-response.ts';
import { createServer } from './platform/server/create-server.ts';
import { createRequestIds } from './platform/server/request-ids.ts';
import { answerHeaders } from './platform/security/answer-headers.ts';
import type { Services } from './platform/services.ts';

export interface AppOptions {
  readonly services: Omit<Services, 'log'>;
  readonly logger?: FastifyBaseLogger | boolean | object;
  readonly trustedProxies?: readonly string[];
  readonly isReady?: () => boolean;
  /** Tests of limits set them; other tests switch them off. */
  readonly rateLimits?: boolean;
}

/** The whole server, not yet listening: platform first, then features. Every test of the API starts here. */
export async function buildApp({
  services: given,
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
    answerHeaders: answerHeaders(given.settings),
    hostAnswerOf: (request) => hostAnswerOf(request, given),
    answerFirst: serveCachedResponse({
      responseCache: given.responseCache,
      createRequestId,
      log: () => server.log,
    }),
    constraints: { area: hostArea(given.settings) as never },
  });
  const services: Services = { ...given, log: server.log };

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
  server.addHook('preClose', async () => given.responseCache.close());
  await server.register(cookie);
  await server.register(multipart);
  if (rateLimits)
    await server.register(rateLimit, {
      global: false,
      keyGenerator: (request) => addressBlock(request.ip),
      store: callCountStore(services.callCounter, services.now),
      // Cached responses are served before requests are counted, so routed responses must not have these headers either.
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
    });

  registerAddressLimits(server);

  registerHealth(server, services, { isReady });
  registerApps(server, services);
  const features = [
    accountRoutes,
    websiteRoutes,
    contributorRoutes,
    pageRoutes,
    releaseRoutes,
    assetRoutes,
    siteRoutes,
    collectionRoutes,
    formRoutes,
    cartRoutes,
    checkoutRoutes,
    orderRoutes,
    viewerRoutes,
    widgetRoutes,
    consentRoutes,
    censusRoutes,
    mailRoutes,
    newsletterRoutes,
  ];
  for (const routes of features) {
    registerRoutes(server, services, routes);
  }
  registerOpenApi(server);
  registerSite(server, services);
  return server;
}
