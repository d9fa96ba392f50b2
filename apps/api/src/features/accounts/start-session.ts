import type { EndpointResponse, login } from '@sitewright/contracts/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LookupTransaction } from '../../platform/database/index.ts';
import { readCookie, setCookie } from '../../platform/routing/cookies.ts';
import { readableEmail } from '../../platform/mail/readable-email.ts';
import { renewCrumb } from '../../platform/routing/check-call.ts';
import { hashToken } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';
import { endSession, openSession } from '../../platform/sessions/owner-session.ts';
import { rememberBrowser } from './known-browser.ts';
import { listMemberships, type StoredAccount } from './accounts.queries.ts';

interface SessionStart {
  readonly db: LookupTransaction;
  readonly account: Pick<StoredAccount, 'id' | 'email' | 'displayName'>;
  readonly rememberMe: boolean;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly now: Date;
}

/** Ends the session of this browser before its cookie is replaced. */
export async function endPreviousSession(
  db: LookupTransaction,
  request: FastifyRequest,
  { settings }: Services,
): Promise<void> {
  const previousToken = readCookie(request, 'session', settings.isHttps);
  if (previousToken !== undefined) await endSession(db, hashToken(previousToken));
}

/** Opens a session with a new id, and a crumb that is bound to it; returns the account. */
export async function startSession({
  db,
  account,
  rememberMe,
  request,
  reply,
  services,
  now,
}: SessionStart): Promise<EndpointResponse<typeof login>> {
  await endPreviousSession(db, request, services);
  const token = await openSession(db, account.id, rememberMe, now);
  setCookie(reply, 'session', token, {
    isHttps: services.settings.isHttps,
    isPersistent: rememberMe,
  });
  const actor = {
    kind: 'account',
    accountId: account.id,
    displayName: account.displayName,
    email: account.email,
    sessionHash: hashToken(token),
    freshAt: now,
  } as const;
  renewCrumb(request, reply, actor, services);
  rememberBrowser(request, reply, account.id, services, now);
  return {
    account: {
      id: account.id,
      email: readableEmail(account.email),
      displayName: account.displayName,
    },
    memberships: await listMemberships(db, account.id),
  };
}
