import { err, notFoundAt, type ErrorResult } from '@sitewright/contracts/errors';
import type { ServerSettings } from '../../../platform/services.ts';
import type { PageEntry } from '../../presentation/public.ts';
import { createPopupContent } from '../content/create-popup-content.ts';
import { selectPageCode } from '../content/select-page-code.ts';
import type { Frame, FrameScope, PageContent } from '../view/page-frame.ts';
import { createRestrictedContent } from './create-restricted-content.ts';
import type { Visit } from './read-visit.ts';
import { findRedirect, resolvePath } from './resolve-path.ts';

/** A page that a visit resolves to. */
export interface ResolvedPage {
  readonly kind: 'page';
  readonly frame: Frame;
  readonly content: PageContent;
  /** Absent for the page of the popup. */
  readonly page?: PageEntry;
  readonly status: 200 | 403;
}

/** What a visit resolves to. */
export type Resolution =
  | ResolvedPage
  /** The page is locked or for members: it is not the same for all visitors. */
  | { readonly kind: 'restricted' }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'error'; readonly error: ErrorResult };

/** Resolves a path at which no page is stored: to the popup's page, a redirect from an earlier path, or an error. */
async function resolveMissing(scope: FrameScope, visit: Visit, frame: Frame): Promise<Resolution> {
  const { path, isLive } = visit;
  const popup = createPopupContent(frame, path, isLive);
  if (popup !== null) return { kind: 'page', frame, content: popup, status: 200 };
  const movedPath = isLive ? await findRedirect(scope, path) : null;
  return movedPath === null
    ? { kind: 'error', error: notFoundAt(visit.urlPath) }
    : { kind: 'redirect', path: movedPath };
}

/** Resolves a visit to a page, a redirect or an error. */
export async function resolveVisit(
  scope: FrameScope,
  visit: Visit,
  settings: ServerSettings,
): Promise<Resolution> {
  const { path, cacheKeys, unlockCookie, wrongPassword, now } = visit;
  const resolved = await resolvePath(scope, path, visit);
  if (resolved === null) return { kind: 'error', error: err('unknownHost') };
  const { frame, answer: result } = resolved;
  if (result.kind === 'notFound') return resolveMissing(scope, visit, frame);
  const { page, content } = result;
  if (cacheKeys !== undefined) {
    if (page.access !== 'open') return { kind: 'restricted' };
    const code = selectPageCode(page, frame, settings);
    return { kind: 'page', frame, page, content: { ...content, ...code }, status: 200 };
  }
  const restricted = visit.mayEdit
    ? null
    : createRestrictedContent({
        page,
        path,
        siteTitle: frame.website.title,
        websiteId: visit.site.websiteId,
        secret: settings.secret,
        unlockCookie,
        wrongPassword,
        // Members have no sessions, so every visitor is anonymous.
        member: 'anonymous',
        now,
      });
  return restricted === null
    ? { kind: 'page', frame, page, content, status: 200 }
    : { kind: 'page', frame, page, content: restricted, status: 403 };
}
