import type { FastifyInstance } from 'fastify';
import type { RouteAccess } from '../../platform/routing/route-access.ts';
import type { Services } from '../../platform/services.ts';

const access: RouteAccess = {
  audience: 'public',
  origin: 'any',
  tenant: 'none',
  csrf: 'none',
  limit: 'read',
};

/** `/healthz`: the process lives. `/readyz`: the database answers and pages can be served. */
export function registerHealth(
  server: FastifyInstance,
  services: Pick<Services, 'database'>,
  readiness: { readonly isReady: () => boolean },
): void {
  const config = { access, rateLimit: false as const };
  server.get('/healthz', { config }, async () => ({ status: 'ok' }));
  server.get('/readyz', { config }, async (_request, reply) => {
    const isUp =
      readiness.isReady() &&
      (await services.database.check().then(
        () => true,
        () => false,
      ));
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ready' : 'notReady' });
  });
}
