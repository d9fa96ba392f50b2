import { unlockPage } from '@sitewright/contracts/api';
import { readUrlPath, toSitePath } from '@sitewright/contracts/links';
import { errorTable, isRefusal, refuse, type Refusal } from '@sitewright/contracts/errors';
import { plainErrorPage, plainErrorPolicy } from '../../../platform/errors/plain-error-page.ts';
import { limitRefusal } from '../../../platform/limits/limit-refusal.ts';
import { setCookie } from '../../../platform/routing/cookies.ts';
import { openRoute, replied, type OpenCall } from '../../../platform/routing/define-route.ts';
import { inPasswordTurn } from '../../../platform/security/in-password-turn.ts';
import { verifyPassword } from '../../../platform/security/password.ts';
import { signToken } from '../../../platform/security/signed-token.ts';
import type { PageEntry } from '../../presentation/public.ts';
import { createUnlockSubject } from '../resolve/create-restricted-content.ts';
import { resolvePath } from '../resolve/resolve-path.ts';
import type { FrameScope } from '../view/page-frame.ts';
import { wrongPasswordPath } from '../resolve/read-requested-source.ts';
import { createUnlockLimits } from '../resolve/create-unlock-limits.ts';
import { refundUnlockAttempt, countUnlockAttempt } from '../resolve/unlock-attempts.queries.ts';

const unlockedMs = 43_200_000;

type Call = OpenCall<typeof unlockPage>;

/** The locked page that a path leads to, as the page itself finds it: by its address, its id or one of its items. */
async function findLockedPage(scope: FrameScope, path: string): Promise<PageEntry | null> {
  const read = await resolvePath(scope, path, {});
  return read?.answer.kind === 'found' && read.answer.page.access === 'locked'
    ? read.answer.page
    : null;
}

/**
 * Counts a try, of everybody together and by page. When those are used up, an address has a few tries of its own: who
 * tries passwords keeps nobody out who knows the right one.
 */
async function countAttempt(
  { inTenant, services, request, reply, now }: Call,
  page: Parameters<typeof countUnlockAttempt>[1],
): Promise<'counted' | 'beyond' | Refusal> {
  const retryAfterMs = await inTenant((trx) => countUnlockAttempt(trx, page));
  if (retryAfterMs === null) return 'counted';
  const { perAddress, perPage } = createUnlockLimits(page, request.ip);
  const refused =
    (await limitRefusal({ services, now }, perAddress)) ??
    (await limitRefusal({ services, now }, perPage));
  if (refused === null) return 'beyond';
  reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  return refused;
}

/** A browser that posts the lock screen's form shows what comes back. */
function sendUnlockError(
  { request, reply, site }: Pick<Call, 'request' | 'reply' | 'site'>,
  refusal: Refusal,
) {
  if (request.headers.accept?.includes('text/html') !== true) return refusal;
  const { status } = errorTable[refusal.refused];
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': plainErrorPolicy })
    .send(plainErrorPage({ refusal, requestId: request.id, ...(site && { locale: site.locale }) }));
  return replied;
}

/** LOCK-01: the password opens this one page for half a day; the password is checked outside of any transaction. */
export const unlockPageRoute = openRoute(
  unlockPage,
  { audience: 'public', origin: 'site', tenant: 'host', csrf: 'publicWrite', limit: 'unlock' },
  async (call) => {
    const { body, inTenant, websiteId, site, reply, services, now } = call;
    if (site === null) return refuse('notFound');
    const { settings } = services;
    const scope = { site, source: { kind: 'live' }, settings, now } as const;
    const path = toSitePath(body.path);
    const answer = await inPasswordTurn('visitors', { services, reply }, async () => {
      const page = await inTenant((trx) => findLockedPage({ ...scope, trx }, readUrlPath(path)));
      if (page === null) return refuse('notFound');
      const counted = { websiteId, pageId: page.pageId, now };
      const taken = await countAttempt(call, counted);
      if (isRefusal(taken)) return taken;
      if (!(await verifyPassword(page.passwordHash ?? undefined, body.password))) return null;
      if (taken === 'counted') await inTenant((trx) => refundUnlockAttempt(trx, counted));
      return page;
    });
    if (isRefusal(answer)) return sendUnlockError(call, answer);
    if (answer !== null) {
      const token = signToken(settings.secret, 'unlock', {
        websiteId,
        subject: createUnlockSubject(answer),
        expiresAt: now.getTime() + unlockedMs,
      });
      setCookie(reply, 'unlock', token, settings);
    }
    // An answer here would leave the visitor at the address of a call.
    reply.redirect(answer === null ? wrongPasswordPath(path) : path, 303);
    return replied;
  },
);
