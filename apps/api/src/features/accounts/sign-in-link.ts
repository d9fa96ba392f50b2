import type { FastifyReply, FastifyRequest } from 'fastify';
import { withLookup } from '../../platform/database/index.ts';
import { setCookie } from '../../platform/routing/cookies.ts';
import { renewCrumb } from '../../platform/routing/check-call.ts';
import { createQueryReader } from '../../platform/routing/read-query.ts';
import { hashToken } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';
import { openSession } from '../../platform/sessions/owner-session.ts';
import { rememberBrowser } from './known-browser.ts';
import { useOneTimeToken } from './one-time-tokens.queries.ts';
import { endPreviousSession } from './start-session.ts';

const readQuery = createQueryReader(['token']);

/** `/sign-in?token=…`: a link that logs in once. A used or expired one redirects to the login form. */
export async function signInByLink(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { token } = readQuery(request);
  const now = services.now();
  const session = await withLookup(services.database, async (db) => {
    const used = token === undefined ? null : await useOneTimeToken(db, token, 'signIn', now);
    if (used === null) return null;
    await endPreviousSession(db, request, services);
    const sessionToken = await openSession(db, used.accountId, false, now);
    return { accountId: used.accountId, sessionToken };
  });
  if (session === null) return reply.redirect('/config/login', 302);
  setCookie(reply, 'session', session.sessionToken, services.settings);
  const actor = {
    kind: 'account',
    accountId: session.accountId,
    displayName: '',
    email: '',
    sessionHash: hashToken(session.sessionToken),
    freshAt: now,
  } as const;
  renewCrumb(request, reply, actor, services);
  rememberBrowser(request, reply, session.accountId, services, now);
  return reply.header('referrer-policy', 'no-referrer').redirect('/config/', 302);
}
