import { logout } from '@sitewright/contracts/api';
import { clearCookie } from '../../platform/routing/cookies.ts';
import { renewCrumb } from '../../platform/routing/check-call.ts';
import { globalRoute } from '../../platform/routing/define-route.ts';
import { endSession } from '../../platform/sessions/owner-session.ts';

/** LOGOUT-12: the session ends on the server; its old id is worth nothing. */
export const logoutRoute = globalRoute(
  logout,
  { audience: 'account', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'write' },
  async ({ db, actor, request, reply, services }) => {
    if (actor.kind === 'account') await endSession(db, actor.sessionHash);
    clearCookie(reply, 'session', services.settings);
    renewCrumb(request, reply, { kind: 'anonymous' }, services);
    return { ok: true as const };
  },
);
