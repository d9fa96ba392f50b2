import type { Endpoint } from '@sitewright/contracts/api';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Services } from '../services.ts';
import { answerCall } from './answer-call.ts';
import type { Route } from './define-route.ts';
import { createMethodTable, type MethodTable } from './method-table.ts';
import { findAccessError, callLimits, type RouteAccess } from './route-access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Route['access'];
    endpoint?: Endpoint;
    /** The route responds on every host, so the host is not looked up. */
    servesAnyHost?: true;
    /** The maximum depth of its JSON body, if it differs from the default. */
    jsonDepth?: number | undefined;
  }
  interface FastifyInstance {
    /** Every API route: for `/api/docs` and the security tests. */
    readonly declaredRoutes: Route[];
    /** The methods of each path. */
    readonly methodTable: MethodTable;
  }
}

/** The rate limit of a route, from its declaration. The group is part of the key. */
function rateLimitOf({ limit }: RouteAccess, { method, url, constraints }: RouteOptions) {
  const { max, windowMs } = callLimits[limit];
  const area: unknown = constraints?.['area'] ?? '';
  return {
    max,
    timeWindow: windowMs,
    groupId: ` ${[method].flat().join()} ${String(area)} ${url}`,
  };
}

/**
 * Fails at startup if a route does not declare its access, and applies the declared rate limits. Register it before the
 * rate limiter, which reads the limit when a route is added.
 */
export function requireAccess(
  server: FastifyInstance,
  settings: Pick<Services['settings'], 'singleOrigin'>,
): void {
  server.decorate('declaredRoutes', []);
  server.decorate('methodTable', createMethodTable(settings));
  server.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access !== undefined)
      route.config = { rateLimit: rateLimitOf(access, route), ...route.config };
    for (const method of [route.method].flat()) {
      if (access !== undefined)
        server.methodTable.add({ method, url: route.url, origin: access.origin });
      if (method === 'HEAD' || method === 'OPTIONS') continue;
      const error = findAccessError(method, route.url, access);
      if (error !== null) throw new Error(error);
    }
  });
}

/** Registers the routes of a feature. */
export function registerRoutes(
  server: FastifyInstance,
  services: Services,
  routes: readonly Route[],
): void {
  for (const route of routes) {
    const { endpoint, access, options } = route;
    server.declaredRoutes.push(route);
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
      config: { access, endpoint, jsonDepth: options.jsonDepth },
      handler: (request, reply) => answerCall(route, request, reply, services),
    });
  }
}
