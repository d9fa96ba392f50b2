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
    /** It answers for every host, so that none is looked up. */
    servesAnyHost?: true;
    /** How deep the JSON of its body may be, where that is not the usual depth. */
    jsonDepth?: number | undefined;
  }
  interface FastifyInstance {
    /** Every call of the API: what is shown at `/api/docs`, and what the tests of the walls go through. */
    readonly declaredRoutes: Route[];
    /** The methods that each path takes. */
    readonly methodTable: MethodTable;
  }
}

/** How often one address may call a route, from what the route declares. The group is part of what is counted by. */
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
 * Rejects to start with a route that does not say who may call it, and has each counted by the limit that it declares.
 * Registered before whatever counts, which looks for the limit when a route is added.
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
