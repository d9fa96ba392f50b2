import { unlockPage } from '@sitewright/contracts/api';
import { readUrlPath, toSitePath } from '@sitewright/contracts/links';
import { errorTable, isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { plainErrorPage, plainErrorPolicy } from '../../../platform/errors/plain-error-page.ts';
import { findLimitError } from '../../../platform/limits/find-limit-error.ts';
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

const unlockDurationMs = 43_200_000;

type Call = OpenCall<typeof unlockPage>;

/** Finds the locked page at a path, like a page request does: by its path, its id or one of its items. */
async function findLockedPage(scope: FrameScope, path: string): Promise<PageEntry | null> {
  const resolved = await resolvePath(scope, path, {});
  return resolved?.answer.kind === 'found' && resolved.answer.page.access === 'locked'
    ? resolved.answer.page
    : null;
}

/**
 * Counts an attempt against the shared limit of the page. Beyond it, each IP address has a few attempts of its own, so that
 * guessing passwords does not lock out visitors who know the right one.
 */
async function countAttempt(
  { inTenant, services, request, reply, now }: Call,
  page: Parameters<typeof countUnlockAttempt>[1] & { readonly websiteId: string },
): Promise<'counted' | 'extra' | ErrorResult> {
  const retryAfterMs = await inTenant((tenant) => countUnlockAttempt(tenant, page));
  if (retryAfterMs === null) return 'counted';
  const { perAddress, perPage } = createUnlockLimits(page, request.ip);
  const error =
    (await findLimitError({ services, now }, perAddress)) ??
    (await findLimitError({ services, now }, perPage));
  if (error === null) return 'extra';
  reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  return error;
}

/** Sends an error as a page if a browser submitted the form of the lock screen. */
function sendUnlockError(
  { request, reply, site }: Pick<Call, 'request' | 'reply' | 'site'>,
  error: ErrorResult,
) {
  if (request.headers.accept?.includes('text/html') !== true) return error;
  const { status } = errorTable[error.error];
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': plainErrorPolicy })
    .send(
      plainErrorPage({
        error,
        requestId: request.id,
        ...(site && { locale: site.locale }),
      }),
    );
  return replied;
}

/** LOCK-01: the password unlocks this page for 12 hours. It is verified outside of any transaction. */
export const unlockPageRoute = openRoute(
  unlockPage,
  { audience: 'public', origin: 'site', tenant: 'host', csrf: 'publicWrite', limit: 'unlock' },
  async (call) => {
    const { body, inTenant, websiteId, site, reply, services, now } = call;
    if (site === null) return err('notFound');
    const { settings } = services;
    const scope = { site, source: { kind: 'live' }, settings, now } as const;
    const path = toSitePath(body.path);
    const result = await inPasswordTurn('visitors', { services, reply }, async () => {
      const page = await inTenant((tenant) =>
        findLockedPage({ ...scope, tenant }, readUrlPath(path)),
      );
      if (page === null) return err('notFound');
      const lockedPage = { websiteId, pageId: page.pageId, now };
      const attempt = await countAttempt(call, lockedPage);
      if (isErrorResult(attempt)) return attempt;
      if (!(await verifyPassword(page.passwordHash ?? undefined, body.password))) return null;
      if (attempt === 'counted')
        await inTenant((tenant) => refundUnlockAttempt(tenant, lockedPage));
      return page;
    });
    if (isErrorResult(result)) return sendUnlockError(call, result);
    if (result !== null) {
      const token = signToken(settings.secret, 'unlock', {
        websiteId,
        subject: createUnlockSubject(result),
        expiresAt: now.getTime() + unlockDurationMs,
      });
      setCookie(reply, 'unlock', token, settings);
    }
    // Without a redirect the browser would stay at the URL of the API call.
    reply.redirect(result === null ? wrongPasswordPath(path) : path, 303);
    return replied;
  },
);
