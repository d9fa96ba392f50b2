import type { Endpoint } from '@sitewright/contracts/api';
import { isRefusal, refuse, type Refusal } from '@sitewright/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  withLookup,
  withTenant,
  type LookupTransaction,
  type TenantTransaction,
} from '../database/index.ts';
import { RefusalRollback } from '../errors/problem.ts';
import type { HostedSite } from '../hosts/host-table.ts';
import type { Services } from '../services.ts';
import { ownerSessionLimits } from '../sessions/owner-session.ts';
import { readStanding, toStanding } from '../sessions/standing.ts';
import type { Actor, Standing } from './actor.ts';
import { actorOf, csrfRefusal, originRefusal } from './check-call.ts';
import { replied, type Route } from './define-route.ts';
import { invalidRequest } from './request-faults.ts';
import { accessFault, callLimits } from './route-access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Route['access'];
    endpoint?: Endpoint;
  }
}

/** Refuses to start with a route that does not say who may call it. */
export function requireAccess(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      if (method === 'HEAD' || method === 'OPTIONS') continue;
      const fault = accessFault(method, route.url, route.config?.access);
      if (fault !== null) throw new Error(fault);
    }
  });
}

/** Registers routes on a feature's scope. All checks run before the handler, in the order of their cost. */
export function registerRoutes(
  server: FastifyInstance,
  services: Services,
  routes: readonly Route[],
): void {
  for (const route of routes) {
    const { endpoint, access, options } = route;
    const { max, windowMs } = callLimits[access.limit];
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
      config: { access, endpoint, rateLimit: { max, timeWindow: windowMs, groupId: access.limit } },
      handler: (request, reply) => answerCall(route, request, reply, services),
    });
  }
}

async function answerCall(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<unknown> {
  const { endpoint, access } = route;
  const now = services.now();
  const stop = (refusal: Refusal): never => {
    throw new RefusalRollback(refusal);
  };

  const elsewhere = originRefusal(request, access, services);
  if (elsewhere !== null) stop(elsewhere);
  const actor = await actorOf(request, access, services, now);
  const forged = csrfRefusal(request, reply, access, actor, services);
  if (forged !== null) stop(forged);
  if (access.audience !== 'public' && actor.kind !== 'account') stop(refuse('loginRequired'));

  const site = request.hostAnswer.kind === 'site' ? request.hostAnswer.site : null;
  const input = readInput(endpoint, request);
  const call = { ...input, request, reply, services, now, actor, site };

  let answer: unknown;
  if (route.scope === 'global') {
    answer = await withLookup(services.database, async (db) =>
      rollBackRefusal(await route.handle({ ...call, db } as never)),
    );
  } else if (route.scope === 'platform') {
    const inLookup = <T>(work: (db: LookupTransaction) => Promise<T>) =>
      withLookup(services.database, async (db) => rollBackRefusal(await work(db)));
    const inWebsite = <T>(websiteId: string, work: (trx: TenantTransaction) => Promise<T>) =>
      withTenant(
        services.database,
        { websiteId, actorId: actor.kind === 'account' ? actor.accountId : undefined },
        async (trx) => rollBackRefusal(await work(trx)),
      );
    answer = await route.handle({ ...call, inLookup, inWebsite } as never);
  } else {
    const websiteId = websiteOf(route, request, site) ?? stop(refuse('notFound'));
    const scope = { websiteId, actorId: actor.kind === 'account' ? actor.accountId : undefined };
    if (route.scope === 'open') {
      const inTenant = <T>(work: (trx: TenantTransaction) => Promise<T>) =>
        withTenant(services.database, scope, async (trx) => rollBackRefusal(await work(trx)));
      if (access.audience === 'owner')
        await inTenant((trx) => requireStanding(route, trx, websiteId, actor, now));
      answer = await route.handle({ ...call, websiteId, inTenant } as never);
    } else {
      const work: (() => void)[] = [];
      answer = await withTenant(
        services.database,
        scope,
        async (trx) => {
          const standing = await requireStanding(route, trx, websiteId, actor, now);
          const afterCommit = (task: () => void) => work.push(task);
          return rollBackRefusal(
            await route.handle({ ...call, websiteId, trx, standing, afterCommit } as never),
          );
        },
        endpoint.method === 'GET' ? 'read' : 'write',
      );
      for (const task of work) task();
    }
  }
  if (isRefusal(answer)) stop(answer);
  if (answer === replied) return reply;
  return endpoint.response.parse(answer);
}

/** A refusal inside a transaction undoes what the handler did before it. */
function rollBackRefusal<T>(answer: T): T {
  if (isRefusal(answer)) throw new RefusalRollback(answer);
  return answer;
}

function readInput(
  endpoint: Endpoint,
  request: FastifyRequest,
): { params: unknown; query: unknown; body: unknown } {
  const parse = (schema: Endpoint['body'], value: unknown): unknown => {
    if (schema === undefined) return undefined;
    const parsed = schema.safeParse(value ?? {});
    if (!parsed.success) throw new RefusalRollback(invalidRequest(parsed.error.issues));
    return parsed.data;
  };
  // A path that cannot be right is a path that is not there.
  const params = endpoint.params?.safeParse(request.params);
  if (params !== undefined && !params.success) throw new RefusalRollback(refuse('notFound'));
  return {
    params: params?.data,
    query: parse(endpoint.query, request.query),
    body: parse(endpoint.body, request.body),
  };
}

/** From the host, from the path, or on the configuration origin from `X-Website-Id` for the specification's own calls. */
function websiteOf(route: Route, request: FastifyRequest, site: HostedSite | null): string | null {
  if (route.access.tenant === 'host') return site?.websiteId ?? null;
  const named =
    route.access.tenant === 'path'
      ? (request.params as Readonly<Record<string, string>>)['websiteId']
      : request.headers['x-website-id'];
  return typeof named === 'string' && /^[0-9a-f]{24}$/.test(named) ? named : null;
}

/** A website that the account has nothing to do with answers as one that does not exist: ids tell nothing. */
async function requireStanding(
  route: Route,
  trx: TenantTransaction,
  websiteId: string,
  actor: Actor,
  now: Date,
): Promise<Standing> {
  if (actor.kind !== 'account') return toStanding(undefined);
  const standing = await readStanding(trx, websiteId, actor.accountId);
  const { access } = route;
  if (access.audience !== 'owner') return standing;
  if (!standing.permissions.has(access.permission))
    throw new RefusalRollback(refuse('authorizationFail'));
  if (
    access.fresh === true &&
    now.getTime() - actor.freshAt.getTime() > ownerSessionLimits.freshMs
  ) {
    throw new RefusalRollback(refuse('freshLoginRequired'));
  }
  return standing;
}
