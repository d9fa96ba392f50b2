import type { RouteOptions } from 'fastify';
import type { RouteAccess } from '../platform/routing/route-access.ts';
import '../platform/routing/register-routes.ts';
import { openWithHooks } from './server-hooks.ts';

/** A route of the running server, however it was registered. */
export interface RegisteredRoute {
  readonly method: string;
  readonly path: string;
  readonly access: RouteAccess;
}

/** Opens a server and lists every registered route. */
export async function recordRoutes<T>(
  open: () => Promise<T>,
): Promise<{ readonly opened: T; readonly routes: readonly RegisteredRoute[] }> {
  const registered: RouteOptions[] = [];
  const opened = await openWithHooks((server) => {
    server.addHook('onRoute', (route) => {
      registered.push(route);
    });
  }, open);
  const routes = registered.flatMap(({ method, url: path, config }) => {
    const access = config?.access;
    if (access === undefined) throw new Error(`${String(method)} ${path} declares no access.`);
    return [method].flat().map((name) => ({ method: name, path, access }));
  });
  return { opened, routes };
}
