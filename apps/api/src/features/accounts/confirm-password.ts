import { confirmPassword } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { renewCrumb } from '../../platform/routing/check-call.ts';
import { setCookie } from '../../platform/routing/cookies.ts';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { inPasswordTurn } from '../../platform/security/in-password-turn.ts';
import { verifyPassword } from '../../platform/security/password.ts';
import { hashToken } from '../../platform/security/token.ts';
import { freshenSession } from '../../platform/sessions/owner-session.ts';
import { findAccountByEmail } from './accounts.queries.ts';
import { attemptKey, findAttemptLimitError } from './find-attempt-limit-error.ts';
import { uncountAttempt } from './login-attempts.queries.ts';

/** Irreversible actions require the password again; afterward the login counts as recent. */
export const confirmPasswordRoute = platformRoute(
  confirmPassword,
  { audience: 'account', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'login' },
  async ({ inLookup, actor, body, request, reply, services, now }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    return inPasswordTurn('owners', { services, reply }, async () => {
      // Counted by session, so that attempts in other sessions do not delay this one.
      const key = attemptKey(services, 'confirm', Buffer.from(actor.sessionHash).toString('hex'));
      const { account, rejected } = await inLookup(async (db) => ({
        account: await findAccountByEmail(db, actor.email),
        rejected: await findAttemptLimitError(db, key, reply, now),
      }));
      if (rejected !== null) return rejected;
      if (!(await verifyPassword(account?.passwordHash, body.password)))
        return err('wrongCredentials', { errors: { password: 'This is not your password.' } });
      const session = await inLookup(async (db) => {
        await uncountAttempt(db, key, now);
        return freshenSession(db, actor.sessionHash, now);
      });
      if (session === null) return err('loginRequired');
      setCookie(reply, 'session', session.token, {
        isHttps: services.settings.isHttps,
        isPersistent: session.remember,
      });
      const sessionHash = hashToken(session.token);
      renewCrumb(request, reply, { ...actor, sessionHash, freshAt: now }, services);
      return { ok: true as const };
    });
  },
);
