import { confirmSignUp } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { inPasswordTurn } from '../../platform/security/in-password-turn.ts';
import { verifyPassword } from '../../platform/security/password.ts';
import { insertAccount } from './accounts.queries.ts';
import { attemptKey, findAttemptLimitError } from './find-attempt-limit-error.ts';
import { uncountAttempt } from './login-attempts.queries.ts';
import { findSignUp, useSignUp } from './sign-ups.queries.ts';
import { startSession } from './start-session.ts';

/**
 * The link proves access to the mailbox; the password proves that it is the person who signed up. Without the password,
 * an attacker could sign up with another person's address, and get the account when that person opens the link.
 */
export const confirmSignUpRoute = platformRoute(
  confirmSignUp,
  { audience: 'public', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'login' },
  async ({ inLookup, body: { token, password }, request, reply, services, now }) =>
    inPasswordTurn('owners', { services, reply }, async () => {
      const key = attemptKey(services, 'confirmSignUp', token);
      const { signUp, rejected } = await inLookup(async (db) => {
        const found = await findSignUp(db, token, now);
        return {
          signUp: found,
          rejected: found === null ? null : await findAttemptLimitError(db, key, reply, now),
        };
      });
      if (rejected !== null) return rejected;
      if (signUp === null) return err('signUpOver');
      if (!(await verifyPassword(signUp.passwordHash, password)))
        return err('wrongCredentials', {
          errors: { password: 'This is not the password that you chose.' },
        });
      return inLookup(async (db) => {
        await uncountAttempt(db, key, now);
        const account = { id: services.createId(), ...signUp };
        if (!(await useSignUp(db, token, signUp)) || !(await insertAccount(db, account)))
          return err('signUpOver');
        return startSession({ db, account, rememberMe: false, request, reply, services, now });
      });
    }),
);
