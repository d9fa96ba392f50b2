import { emailKey } from '@sitewright/contracts/addresses';
import { signUp } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { LookupTransaction } from '../../platform/database/index.ts';
import { enqueueAccountMail } from '../../platform/outbox/index.ts';
import { platformRoute, type PlatformCall } from '../../platform/routing/define-route.ts';
import { inPasswordTurn } from '../../platform/security/in-password-turn.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { createToken } from '../../platform/security/token.ts';
import { invitedEmail } from '../contributors/public.ts';
import { findAccountByEmail, insertAccount, type StoredAccount } from './accounts.queries.ts';
import { attemptKey, findAttemptLimitError } from './find-attempt-limit-error.ts';
import { signUpMail } from './sign-up-mail.ts';
import { insertSignUp } from './sign-ups.queries.ts';
import { startSession } from './start-session.ts';

type Call = PlatformCall<typeof signUp>;

/**
 * Only the mail reveals whether the address has an account: the caller gets the same response after the same work.
 * Mails to one address are limited like password attempts.
 */
async function confirmByMail(
  { reply, services, now }: Call,
  db: LookupTransaction,
  account: StoredAccount,
) {
  const key = attemptKey(services, 'signUp', account.email);
  const rejected = await findAttemptLimitError(db, key, reply, now);
  if (rejected !== null) return rejected;
  const token = createToken();
  const hasAccount = (await findAccountByEmail(db, account.email)) !== null;
  await insertSignUp(db, token, account, now);
  const view = signUpMail(services, token, hasAccount);
  await enqueueAccountMail(db, { mailId: services.createId(), to: account.email, view, now });
  return null;
}

/** SITE-16: anyone can create an account; it owns nothing until it creates a website. */
export const signUpRoute = platformRoute(
  signUp,
  { audience: 'public', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'signUp' },
  async (call) => {
    const { inLookup, body, request, reply, services, now } = call;
    const sentTo = services.settings.sendsMail ? 'mail' : 'log';
    return inPasswordTurn('owners', call, async () => {
      const account: StoredAccount = {
        id: services.createId(),
        email: emailKey(body.email),
        displayName: body.displayName,
        passwordHash: await hashPassword(body.password),
      };
      return inLookup(async (db) => {
        const invited = body.invitation && (await invitedEmail(db, body.invitation, now));
        if (invited !== account.email) {
          const rejected = await confirmByMail(call, db, account);
          return rejected ?? { current: null, sentTo };
        }
        if (!(await insertAccount(db, account)))
          return err('alreadyExists', {
            errors: { email: 'There is an account with this email address. Log in instead.' },
          });
        const session = { db, account, rememberMe: false, request, reply, services, now };
        return { current: await startSession(session), sentTo };
      });
    });
  },
);
