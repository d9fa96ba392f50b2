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

/** The timeout of the database check. */
const timeoutMs = 2_000;

async function answersInTime(database: Services['database']): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), timeoutMs);
  const answered = database.check().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
}

/**
 * `/healthz`: the process is alive; it queries nothing. `/readyz`: the database responds and pages can be served. Both
 * respond on every host.
 */
export function registerHealth(
  server: FastifyInstance,
  services: Pick<Services, 'database'>,
  readiness: { readonly isReady: () => boolean },
): void {
  const config = { access, rateLimit: false as const, servesAnyHost: true as const };
  server.get('/healthz', { config }, async () => ({ status: 'ok' }));
  server.get('/readyz', { config }, async (_request, reply) => {
    const isUp = readiness.isReady() && (await answersInTime(services.database));
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ready' : 'notReady' });
  });
}
