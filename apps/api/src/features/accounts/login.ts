import { emailKey } from '@sitewright/contracts/addresses';
import { login } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { inPasswordTurn } from '../../platform/security/in-password-turn.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from '../../platform/security/password.ts';
import { findAccountByEmail, replacePasswordHash } from './accounts.queries.ts';
import { readKnownBrowser } from './known-browser.ts';
import { attemptKey, findAttemptLimitError } from './find-attempt-limit-error.ts';
import { uncountAttempt } from './login-attempts.queries.ts';
import { startSession } from './start-session.ts';

/**
 * An unknown address and a wrong password cost the same work and get the same response. Attempts are counted by email
 * address, from anywhere, and separately for a browser in which the account was logged in before.
 */
export const loginRoute = platformRoute(
  login,
  { audience: 'public', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'login' },
  async ({ inLookup, body, request, reply, services, now }) => {
    const email = emailKey(body.email);
    return inPasswordTurn('owners', { services, reply }, async () => {
      const { account, key, rejected } = await inLookup(async (db) => {
        const found = await findAccountByEmail(db, email);
        const browser = found === null ? null : readKnownBrowser(request, found.id, services, now);
        const loginKey = attemptKey(services, 'login', email, browser ?? '');
        return {
          account: found,
          key: loginKey,
          rejected: await findAttemptLimitError(db, loginKey, reply, now),
        };
      });
      if (rejected !== null) return rejected;
      const isCorrect = await verifyPassword(account?.passwordHash, body.password);
      if (account === null || !isCorrect) return err('wrongCredentials');
      const renewedHash = isOutdatedHash(account.passwordHash)
        ? await hashPassword(body.password)
        : null;
      return inLookup(async (db) => {
        await uncountAttempt(db, key, now);
        if (renewedHash !== null) await replacePasswordHash(db, account, renewedHash);
        const { rememberMe } = body;
        return startSession({ db, account, rememberMe, request, reply, services, now });
      });
    });
  },
);
