import { unlockPage } from '@sitewright/contracts/api';
import { readUrlPath, toSitePath } from '@sitewright/contracts/links';
import { refuse } from '@sitewright/contracts/errors';
import { setCookie } from '../../platform/routing/cookies.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { verifyPassword } from '../../platform/security/password.ts';
import { signToken } from '../../platform/security/signed-token.ts';
import type { PageEntry } from '../presentation/public.ts';
import { unlockSubject } from './page-access.ts';
import { readPath } from './page-content.ts';
import type { FrameScope } from './page-frame.ts';
import { wrongPasswordPath } from './page-source.ts';

const unlockedMs = 43_200_000;

/** The locked page that a path leads to, as the page itself finds it: by its address, its id or one of its items. */
async function readLocked(scope: FrameScope, path: string): Promise<PageEntry | null> {
  const read = await readPath(scope, path, {});
  return read?.answer.kind === 'found' && read.answer.page.access === 'locked'
    ? read.answer.page
    : null;
}

/** LOCK-01: the password opens this one page for half a day; the password is checked outside of any transaction. */
export const unlockPageRoute = openRoute(
  unlockPage,
  { audience: 'public', origin: 'site', tenant: 'host', csrf: 'publicWrite', limit: 'unlock' },
  async ({ body, inTenant, websiteId, site, reply, services, now }) => {
    if (site === null) return refuse('notFound');
    const { settings } = services;
    const scope = { site, source: { kind: 'live' }, settings, now } as const;
    const path = toSitePath(body.path);
    const page = await inTenant((trx) => readLocked({ ...scope, trx }, readUrlPath(path)));
    if (page === null) return refuse('notFound');
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
    // An answer here would leave the visitor at the address of a call.
    reply.redirect(wrongPasswordPath(path), 303);
    return replied;
  },
);
