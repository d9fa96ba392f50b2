import { unlockPage } from '@sitewright/contracts/api';
import { toSitePath } from '@sitewright/contracts/links';
import { refuse } from '@sitewright/contracts/errors';
import { setCookie } from '../../platform/routing/cookies.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { verifyPassword } from '../../platform/security/password.ts';
import { signToken } from '../../platform/security/signed-token.ts';
import type { PageEntry } from '../presentation/public.ts';
import { closedContent, unlockSubject } from './page-access.ts';
import { readPath } from './page-content.ts';
import { createPageView, type Frame, type FrameScope } from './page-frame.ts';
import { finishView, sendPage } from './serve-page.ts';

const unlockedMs = 43_200_000;

/** The locked page that a path leads to, as the page itself finds it: by its address, its id or one of its items. */
async function readLocked(
  scope: FrameScope,
  path: string,
): Promise<{ readonly frame: Frame; readonly page: PageEntry } | null> {
  const read = await readPath(scope, path, {});
  if (read === null) return null;
  const { frame, answer } = read;
  return answer.kind === 'found' && answer.page.access === 'locked'
    ? { frame, page: answer.page }
    : null;
}

/** LOCK-01: the password opens this one page for half a day; the password is checked outside of any transaction. */
export const unlockPageRoute = openRoute(
  unlockPage,
  { audience: 'public', origin: 'site', tenant: 'host', csrf: 'publicWrite', limit: 'unlock' },
  async ({ body, inTenant, websiteId, site, request, reply, services, now }) => {
    if (site === null) return refuse('notFound');
    const { settings } = services;
    const scope = { site, source: { kind: 'live' }, settings, now } as const;
    const path = toSitePath(body.path);
    const locked = await inTenant((trx) => readLocked({ ...scope, trx }, path));
    if (locked === null) return refuse('notFound');
    const { page, frame } = locked;
    if (await verifyPassword(page.passwordHash ?? undefined, body.password)) {
      const token = signToken(settings.secret, 'unlock', {
        websiteId,
        subject: unlockSubject(page),
        expiresAt: now.getTime() + unlockedMs,
      });
      setCookie(reply, 'unlock', token, settings);
      reply.redirect(path, 303);
      return replied;
    }
    const closed = closedContent({
      page,
      path,
      siteTitle: frame.website.title,
      websiteId,
      secret: settings.secret,
      unlockCookie: undefined,
      wrongPassword: true,
      now,
    });
    if (closed === null) return refuse('notFound');
    const view = await inTenant((trx) => createPageView({ ...scope, trx }, frame, closed));
    sendPage(request, reply, finishView(view, services, true), 403);
    return replied;
  },
);
