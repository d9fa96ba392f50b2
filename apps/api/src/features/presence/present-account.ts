import type { FastifyRequest } from 'fastify';
import type { LookupTransaction } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/routing/actor.ts';
import type { Services } from '../../platform/services.ts';
import { readSession } from '../../platform/sessions/owner-session.ts';
import { readPresence } from './presence.ts';

interface AccountLookup {
  readonly inLookup: <T>(work: (db: LookupTransaction) => Promise<T>) => Promise<T>;
  readonly request: FastifyRequest;
  readonly websiteId: string;
  readonly services: Services;
  readonly now: Date;
}

/** The account of the request's presence, while its session is valid. */
export async function presentAccount({
  inLookup,
  request,
  websiteId,
  services,
  now,
}: AccountLookup): Promise<Extract<Actor, { kind: 'account' }> | null> {
  const presence = readPresence(request, websiteId, services);
  if (presence === null) return null;
  const actor = await inLookup((db) => readSession(db, presence.sessionHash, now));
  return actor.kind === 'account' && actor.accountId === presence.accountId ? actor : null;
}
