import type { PageView } from '@sitewright/contracts/entities';
import { errorRow, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { withTenant } from '../../../platform/database/index.ts';
import type { ErrorPage } from '../../../platform/errors/error-handler.ts';
import { hostKindOf } from '../../../platform/routing/reject-unrouted.ts';
import { plainErrorPage, plainErrorPolicy } from '../../../platform/errors/plain-error-page.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { isParked, findSiteStateError } from '../../../platform/hosts/site-state.ts';
import type { FinishedPage } from '../../../platform/page-cache/finished-page.ts';
import { WorkQueueFull } from '../../../platform/limits/work-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { createErrorContent, isSharedError } from '../content/create-error-content.ts';
import { createPageView } from '../view/create-page-view.ts';
import {
  openLatestSiteCache,
  readFrame,
  openSiteCache,
  type SiteCache,
} from '../view/page-frame.ts';
import { createPageCacheKeys } from './page-cache-keys.ts';
import { createViewFromCache } from '../view/create-view-from-cache.ts';
import { renderView, sendPage } from './send-page.ts';

interface SiteError {
  readonly site: HostedSite;
  readonly error: ErrorResult;
  readonly requestId: string;
}

/** The site whose design the error page has; null for unknown hosts and for parked or closed sites. */
function findDesignSite(
  { resolvedHost }: Partial<Pick<FastifyRequest, 'resolvedHost'>>,
  { error }: ErrorResult,
): HostedSite | null {
  if (resolvedHost?.kind !== 'site' || error === 'unknownHost') return null;
  const { site } = resolvedHost;
  return isParked(site) || findSiteStateError(site) !== null ? null : site;
}

/**
 * Whether the error page must not query the database: it is unavailable or full, or the client sent too many requests.
 * The page is then rendered from data in memory, or without the site's design.
 */
const mustSkipDatabase = ({ error }: ErrorResult): boolean =>
  error === 'unavailable' || error === 'storageFull' || error === 'tooManyRequests';

/** Reads the data of an error page from the database. */
function readView(
  services: Services,
  { site, error: errorResult, requestId }: SiteError,
  siteCache: SiteCache,
): Promise<PageView | null> {
  const { settings, now, database } = services;
  return withTenant(
    database,
    { websiteId: site.websiteId, actorId: undefined },
    async (tenant) => {
      const scope = {
        tenant,
        site,
        source: { kind: 'live' },
        settings,
        now: now(),
        siteCache,
      } as const;
      const frame = await readFrame(scope);
      return frame === null
        ? null
        : createPageView(scope, frame, createErrorContent(frame, errorResult, requestId));
    },
    'read',
  );
}

/** The error page cannot be rendered in the site's design: its data is not available. */
const noPage = { kind: 'noPage' } as const;

async function renderErrorPage(
  services: Services,
  error: SiteError,
  siteCache: SiteCache,
): Promise<FinishedPage | null> {
  const { error: errorResult, requestId, site } = error;
  const { settings } = services;
  const view =
    createViewFromCache(siteCache.data, { site, settings }, (frame) =>
      createErrorContent(frame, errorResult, requestId),
    ) ??
    (mustSkipDatabase(errorResult)
      ? null
      : await services.work.page.run(() => readView(services, error, siteCache)));
  return view === null ? null : renderView(view, services, true);
}

/** Returns the error page in the site's design. Shared pages are rendered once per revision. */
async function getOrRenderErrorPage(
  services: Services,
  error: SiteError,
): Promise<FinishedPage | null> {
  const { site, error: errorResult } = error;
  const { websiteId } = site;
  const siteCache = mustSkipDatabase(errorResult)
    ? openLatestSiteCache(services, websiteId)
    : await openSiteCache(services, websiteId);
  if (siteCache === undefined) return null;
  if (!isSharedError(errorResult)) return renderErrorPage(services, error, siteCache);
  const { page: cacheKey } = createPageCacheKeys(
    websiteId,
    siteCache.revision,
    `error ${errorResult.error}`,
    {},
  );
  const shared = await services.pages.getOrRender([cacheKey], async () => {
    const page = await renderErrorPage(services, error, siteCache);
    return page === null ? noPage : { cacheKey, page };
  });
  return 'page' in shared ? shared.page : null;
}

/**
 * Sends a failed navigation as a page, in the site's design if possible. The page hides internal details; for a bug it
 * shows the request id (ROUTE-38).
 */
export function createErrorPage(services: Services): ErrorPage {
  return async (request, reply, errorResult) => {
    const { status } = errorRow(errorResult.error);
    const site = findDesignSite(request, errorResult);
    const requestId = request.id;
    const page =
      site === null
        ? null
        : await getOrRenderErrorPage(services, { site, error: errorResult, requestId }).catch(
            (error: unknown) => {
              if (!(error instanceof WorkQueueFull))
                request.log.error({ err: error }, 'the error page failed too');
              return null;
            },
          );
    if (page !== null) return sendPage(request, reply, page, status);
    const locale = site?.locale ?? 'en';
    const isConfig = hostKindOf(request) === 'config';
    const home = isConfig ? { homePath: '/config/' } : site === null ? {} : { homePath: '/' };
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': plainErrorPolicy })
      .type('text/html; charset=utf-8')
      .send(plainErrorPage({ error: errorResult, requestId, locale, ...home }));
  };
}
