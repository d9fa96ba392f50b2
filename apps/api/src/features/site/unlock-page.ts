import { unlockPage } from '@sitewright/contracts/api';
import { toSitePath } from '@sitewright/contracts/links';
import { refuse } from '@sitewright/contracts/errors';
import { setCookie } from '../../platform/routing/cookies.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { verifyPassword } from '../../platform/security/password.ts';
import { signToken } from '../../platform/security/signed-token.ts';
import { findPage } from '../presentation/public.ts';
import { closedContent, unlockSubject } from './page-access.ts';
import { createPageView, readFrame } from './page-frame.ts';
import { finishView, sendPage } from './serve-page.ts';

const unlockedMs = 43_200_000;

/** LOCK-01: the password opens this one page for half a day; the password is checked outside of any transaction. */
export const unlockPageRoute = openRoute(
  unlockPage,
  { audience: 'public', origin: 'site', tenant: 'host', csrf: 'publicWrite', limit: 'unlock' },
  async ({ body, inTenant, websiteId, site, request, reply, services, now }) => {
    const path = toSitePath(body.path);
    const page = await inTenant((trx) =>
      findPage(trx, websiteId, { kind: 'live' }, { path: path.replaceAll(/^\/+|\/+$/g, '') }),
    );
    if (page === null || page.access !== 'locked' || site === null) return refuse('notFound');
    if (await verifyPassword(page.passwordHash ?? undefined, body.password)) {
      const token = signToken(services.settings.secret, 'unlock', {
        websiteId,
        subject: unlockSubject(page),
        expiresAt: now.getTime() + unlockedMs,
      });
      setCookie(reply, 'unlock', token, services.settings);
      reply.redirect(path, 303);
      return replied;
    }
    const view = await inTenant(async (trx) => {
      const scope = {
        trx,
        site,
        source: { kind: 'live' },
        settings: services.settings,
        now,
      } as const;
      const frame = await readFrame(scope);
      if (frame === null) return null;
      const closed = closedContent({
        page,
        path,
        siteTitle: frame.website.title,
        websiteId,
        secret: services.settings.secret,
        unlockCookie: undefined,
        wrongPassword: true,
        now,
      });
      return closed === null ? null : createPageView(scope, frame, closed);
    });
    if (view === null) return refuse('notFound');
    sendPage(request, reply, finishView(view, services, true), 403);
    return replied;
  },
);
