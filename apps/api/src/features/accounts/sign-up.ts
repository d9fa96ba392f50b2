import { signUp } from '@sitewright/contracts/api';
import { refuse } from '@sitewright/contracts/errors';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { hashPassword } from '../../platform/security/password.ts';
import { insertAccount } from './accounts.queries.ts';
import { startSession } from './start-session.ts';

/** SITE-16: anybody may open an account; it owns nothing until it creates a website. */
export const signUpRoute = platformRoute(
  signUp,
  { audience: 'public', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'signUp' },
  async ({ inLookup, body, request, reply, services, now }) => {
    const passwordHash = await hashPassword(body.password);
    const account = {
      id: services.createId(),
      email: body.email.toLowerCase(),
      displayName: body.displayName,
      passwordHash,
    };
    return inLookup(async (db) =>
      (await insertAccount(db, account))
        ? startSession({ db, account, rememberMe: false, request, reply, services, now })
        : refuse('alreadyExists', {
            errors: { email: 'There is an account with this e-mail address already.' },
          }),
    );
  },
);
