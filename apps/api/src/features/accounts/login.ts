import { login } from '@sitewright/contracts/api';
import { refuse } from '@sitewright/contracts/errors';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { verifyPassword } from '../../platform/security/password.ts';
import { findAccountByEmail } from './accounts.queries.ts';
import { startSession } from './start-session.ts';

/** An unknown address and a wrong password take the same work and get the same answer. */
export const loginRoute = platformRoute(
  login,
  { audience: 'public', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'login' },
  async ({ inLookup, body, request, reply, services, now }) => {
    const account = await inLookup((db) => findAccountByEmail(db, body.email));
    const isRight = await verifyPassword(account?.passwordHash, body.password);
    if (account === null || !isRight) return refuse('wrongCredentials');
    return inLookup((db) =>
      startSession({ db, account, rememberMe: body.rememberMe, request, reply, services, now }),
    );
  },
);
