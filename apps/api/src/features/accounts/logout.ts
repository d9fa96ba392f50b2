import { logout } from '@sitewright/contracts/api';
import { clearCookie } from '../../platform/routing/cookies.ts';
import { renewCrumb } from '../../platform/routing/check-call.ts';
import { globalRoute } from '../../platform/routing/define-route.ts';
import { endSession } from '../../platform/sessions/owner-session.ts';
import { endPresence } from '../presence/public.ts';

/**
 * LOGOUT-12: the session ends on the server; its old id becomes invalid. On a site host, that is the session from which
 * the owner opened the site; the presence cookie identifies it.
 */
export const logoutRoute = globalRoute(
  logout,
  { audience: 'public', origin: 'any', tenant: 'none', csrf: 'crumb', limit: 'write' },
  async ({ db, actor, request, reply, services }) => {
    const { resolvedHost } = request;
    if (actor.kind === 'account') await endSession(db, actor.sessionHash);
    if (resolvedHost.kind === 'site') {
      const sessionHash = endPresence(request, reply, resolvedHost.site.websiteId, services);
      if (sessionHash !== undefined) await endSession(db, sessionHash);
    }
    // A site's own host has no session cookie.
    if (resolvedHost.kind !== 'site' || services.settings.singleOrigin)
      clearCookie(reply, 'session', services.settings);
    renewCrumb(request, reply, { kind: 'anonymous' }, services);
    return { ok: true as const };
  },
);
