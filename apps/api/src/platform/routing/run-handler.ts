import { isErrorResult, err } from '@sitewright/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withLookup, withTenant, type LookupTransaction, type Tenant } from '../database/index.ts';
import { ErrorRollback } from '../errors/error-rollback.ts';
import type { HostedSite } from '../hosts/host-table.ts';
import type { Services } from '../services.ts';
import { ownerSessionLimits } from '../sessions/owner-session.ts';
import { readStanding, toStanding } from '../sessions/standing.ts';
import type { Actor, Standing } from './actor.ts';
import type { Route, UnreadCall } from './define-route.ts';
import { readInput } from './read-input.ts';

/** The input of every handler, whatever its scope. */
export interface CheckedCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly now: Date;
  readonly actor: Actor;
  readonly site: HostedSite | null;
}

/** An error inside a transaction rolls back the handler's changes. */
function rollBackError<T>(result: T): T {
  if (isErrorResult(result)) throw new ErrorRollback(result);
  return result;
}

/** Runs the handler of a route, in the transaction that its scope requires. */
export function runHandler(route: Route, call: CheckedCall): Promise<unknown> {
  const { services, actor, request } = call;
  const actorId = actor.kind === 'account' ? actor.accountId : undefined;
  const inLookup = <T>(work: (db: LookupTransaction) => Promise<T>) =>
    withLookup(services.database, async (db) => rollBackError(await work(db)));
  const inWebsite = <T>(
    websiteId: string,
    work: (tenant: Tenant) => Promise<T>,
    mode: 'read' | 'write' = 'write',
  ) =>
    withTenant(
      services.database,
      { websiteId, actorId },
      async (tenant) => rollBackError(await work(tenant)),
      mode,
    );
  const input = () => readInput(route.endpoint, request);

  if (route.scope === 'global') return inLookup((db) => route.handle({ ...call, ...input(), db }));
  if (route.scope === 'platform') return route.handle({ ...call, ...input(), inLookup, inWebsite });

  const websiteId = websiteOf(route, request, call.site);
  if (websiteId === null) throw new ErrorRollback(err('notFound'));
  return route.scope === 'open'
    ? runOpen(route, call, websiteId, inWebsite, input)
    : runTenant(route, call, websiteId, inWebsite, input);
}

type InWebsite = <T>(
  websiteId: string,
  work: (tenant: Tenant) => Promise<T>,
  mode?: 'read' | 'write',
) => Promise<T>;
type Input = () => ReturnType<typeof readInput>;

async function runOpen(
  route: Route & { scope: 'open' },
  call: CheckedCall,
  websiteId: string,
  inWebsite: InWebsite,
  input: Input,
): Promise<unknown> {
  if (route.access.audience === 'owner')
    await inWebsite(websiteId, (tenant) => requireStanding(route, tenant, call), 'read');
  const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) => inWebsite(websiteId, work);
  const openCall = { ...call, websiteId, inTenant };
  return route.handle({ ...openCall, ...(await readOpenInput(route, openCall, input)) });
}

/** The parsed input; for invalid input, the route may have a better explanation. */
async function readOpenInput(
  { options: { onInvalid } }: Route,
  call: Omit<UnreadCall, 'body'>,
  input: Input,
): Promise<ReturnType<Input>> {
  try {
    return input();
  } catch (error) {
    if (onInvalid === undefined || !(error instanceof ErrorRollback)) throw error;
    const { body } = call.request;
    throw new ErrorRollback(await onInvalid({ ...call, body }, error.error));
  }
}

async function runTenant(
  route: Route & { scope: 'tenant' },
  call: CheckedCall,
  websiteId: string,
  inWebsite: InWebsite,
  input: Input,
): Promise<unknown> {
  const commitCallbacks: (() => void)[] = [];
  const response = await inWebsite(
    websiteId,
    async (tenant) => {
      const standing = await requireStanding(route, tenant, call);
      const afterCommit = (work: () => void) => commitCallbacks.push(work);
      return route.handle({ ...call, ...input(), websiteId, tenant, standing, afterCommit });
    },
    route.endpoint.method === 'GET' ? 'read' : 'write',
  );
  for (const work of commitCallbacks) work();
  return response;
}

/** From the host, the path, or on the configuration origin from `X-Website-Id` for the specification's own calls. */
function websiteOf(route: Route, request: FastifyRequest, site: HostedSite | null): string | null {
  if (route.access.tenant === 'host') return site?.websiteId ?? null;
  const requestedId =
    route.access.tenant === 'path'
      ? (request.params as Readonly<Record<string, string>>)['websiteId']
      : request.headers['x-website-id'];
  return typeof requestedId === 'string' && /^[0-9a-f]{24}$/.test(requestedId) ? requestedId : null;
}

/** The account's permissions on this website, read inside its transaction: a revoked role ends immediately. */
async function requireStanding(
  route: Route,
  tenant: Tenant,
  { actor, now }: CheckedCall,
): Promise<Standing> {
  if (actor.kind !== 'account') return toStanding(undefined);
  const standing = await readStanding(tenant, actor.accountId);
  const { access } = route;
  if (access.audience !== 'owner') return standing;
  if (!standing.permissions.has(access.permission))
    throw new ErrorRollback(err('authorizationFail'));
  if (
    access.fresh === true &&
    now.getTime() - actor.freshAt.getTime() > ownerSessionLimits.freshMs
  ) {
    throw new ErrorRollback(err('freshLoginRequired'));
  }
  return standing;
}
