import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { RouteAccess } from '../platform/routing/route-access.ts';
import '../platform/routing/register-routes.ts';

/** A route as the running server has it, however it was registered. */
export interface RegisteredRoute {
  readonly method: string;
  readonly path: string;
  readonly access: RouteAccess;
}

const channel = 'fastify.initialization';

/** Opens a server and lists every route that it registers on the way. */
export async function recordRoutes<T>(
  open: () => Promise<T>,
): Promise<{ readonly opened: T; readonly routes: readonly RegisteredRoute[] }> {
  const found: RouteOptions[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      found.push(route);
    });
  };
  subscribe(channel, listen);
  try {
    const opened = await open();
    const routes = found.flatMap(({ method, url: path, config }) => {
      const access = config?.access;
      if (access === undefined) throw new Error(`${String(method)} ${path} declares no access.`);
      return [method].flat().map((one) => ({ method: one, path, access }));
    });
    return { opened, routes };
  } finally {
    unsubscribe(channel, listen);
  }
}
