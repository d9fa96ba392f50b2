import type { FormReturn, PageView } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundAt, err } from '@sitewright/contracts/errors';
import { ErrorRollback } from '../../../platform/errors/error-rollback.ts';
import { withTenant, type Tenant } from '../../../platform/database/index.ts';
import { configOrigin } from '../../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { isParked } from '../../../platform/hosts/site-state.ts';
import type { FinishedPage } from '../../../platform/page-cache/finished-page.ts';
import type { Services } from '../../../platform/services.ts';
import { readStanding } from '../../../platform/sessions/standing.ts';
import { hasFormReturn, readFormReturn, readFormReturnQuery } from '../../forms/public.ts';
import { findFeed } from '../content/feeds/find-feed.ts';
import { selectPageCode } from '../content/select-page-code.ts';
import { createRestrictedContent } from '../resolve/create-restricted-content.ts';
import { findRedirect, findTarget, toPagePath, resolvePath } from '../resolve/resolve-path.ts';
import { createPageView } from '../view/create-page-view.ts';
import {
  openSiteCache,
  type FrameScope,
  type SiteCache,
  type PageContent,
} from '../view/page-frame.ts';
import { sendParkingPage } from './send-parking-page.ts';
import {
  readPageQuery,
  createPageCacheKeys,
  type PageCacheKeys,
} from '../respond/page-cache-keys.ts';
import { createPopupContent } from '../content/create-popup-content.ts';
import { createPageViewFromCache } from '../view/create-view-from-cache.ts';
import { redirectPermanently } from '../respond/redirect-permanently.ts';
import { renderView, cacheResponse, sendPage } from '../respond/send-page.ts';
import { readRequestPath } from '../resolve/read-request-path.ts';
import { readRequestedSource, type RequestedSource } from '../resolve/read-requested-source.ts';

/**
 * Serves a page of a site. An open page is the same for all visitors: it comes from the page cache, else it is rendered from
 * cached data or from the database and then cached. A draft, a restricted page and the result of a form are never shared.
 */
export async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { settings, pages } = services;
  const requestedAt = services.now();
  const { path, urlPath, isCanonical } = readRequestPath(request);
  const { format, ...query } = readPageQuery(request);
  const tenantScope = { websiteId: site.websiteId, actorId: undefined };
  const requested = await readRequestedSource(request, site, services, requestedAt, (accountId) =>
    withTenant(services.database, tenantScope, (tenant) => readStanding(tenant, accountId), 'read'),
  );

  // Collaborators see the draft of a parked site.
  if (requested.isLive && isParked(site)) return sendParkingPage(request, reply, site, services);
  const returnQuery = readFormReturnQuery(request);
  // Without a stored form result the page is the same for all visitors.
  const formReturn = hasFormReturn(returnQuery)
    ? await services.work.personalPage.run(() =>
        withTenant(
          services.database,
          tenantScope,
          (tenant) => readFormReturn(tenant, returnQuery, requestedAt),
          'read',
        ),
      )
    : undefined;
  const siteCache = requested.isLive ? await openSiteCache(services, site.websiteId) : undefined;
  // Read after the revision, so that a cached page is never older than its revision.
  const now = services.now();
  if (!isCanonical) {
    const { source } = requested;
    const find = (tenant: Tenant) => findTarget({ tenant, source, now }, path);
    // A path has unlimited spellings, so these lookups share the limit of rendering.
    const target = await services.work.page.run(() =>
      withTenant(services.database, tenantScope, find, 'read'),
    );
    if (target !== null) return redirectPermanently(request, reply, urlPath);
  }
  if (format !== undefined && siteCache !== undefined) {
    const scope = { site, source: requested.source, settings, now, siteCache };
    const feed = await findFeed(scope, { path, format, filters: query }, services);
    if (feed !== null) {
      if (feed.isCached)
        cacheResponse(request, site.websiteId, siteCache.revision, feed.key, services);
      return sendPage(request, reply, feed.file);
    }
  }
  const shared =
    siteCache === undefined || formReturn !== undefined || requested.isSafe
      ? null
      : { siteCache, keys: createPageCacheKeys(site.websiteId, siteCache.revision, path, query) };
  if (shared !== null) {
    const { revision, data } = shared.siteCache;
    for (const key of [shared.keys.page, shared.keys.filtered]) {
      const cached = pages.get(key);
      if (cached === undefined) continue;
      cacheResponse(request, site.websiteId, revision, key, services);
      return sendPage(request, reply, cached);
    }
    const view = createPageViewFromCache(data, { site, settings }, path);
    if (view !== undefined) {
      const page = renderView(view, services, false);
      pages.set(shared.keys.page, page);
      return sendPage(request, reply, page);
    }
  }

  const isRestricted = isCachedPageRestricted(siteCache, path);
  if (shared === null || isRestricted) await request.server.limitAddress(request, 'personalPage');
  const work = shared === null || isRestricted ? services.work.personalPage : services.work.page;
  const build = (tenant: Tenant) => {
    const scope = { tenant, site, source: requested.source, settings, now, siteCache };
    return buildPage(
      scope,
      path,
      query,
      { ...requested, keys: shared?.keys, formReturn },
      services,
    );
  };
  const built = await work.run(() => withTenant(services.database, tenantScope, build, 'read'));

  if (built === null) throw new ErrorRollback(err('unknownHost'));
  // The error handler sends one shared page for all unknown paths.
  if (built === 'notFound') throw new ErrorRollback(notFoundAt(request.url));
  if ('redirectPath' in built) return redirectPermanently(request, reply, built.redirectPath);
  if ('finished' in built) return sendPage(request, reply, built.finished);
  const isPersonal = shared === null || !built.isOpen;
  const page = renderView(built.view, services, isPersonal);
  if (built.status === 200 && !isPersonal)
    pages.set(
      built.view.main.kind === 'collection' ? shared.keys.filtered : shared.keys.page,
      page,
    );
  return sendPage(request, reply, page, built.status);
}

/** The page has moved to another path. */
interface RedirectedPage {
  readonly redirectPath: string;
}

/** A finished page that is shared by several URLs. */
interface SharedPage {
  readonly finished: FinishedPage;
}

interface BuiltPage {
  readonly view: PageView;
  readonly status: number;
  /** The page is the same for all visitors. A locked page never is, even when it is unlocked. */
  readonly isOpen: boolean;
}

/** Whether the page is known to be locked or for members, so that it is rendered for each visitor. */
const isCachedPageRestricted = (siteCache: SiteCache | undefined, path: string): boolean => {
  const access = siteCache?.data.getPage(toPagePath(path))?.access;
  return access !== undefined && access !== 'open';
};

const isEmptyCollection = ({ main }: PageContent): boolean =>
  main.kind === 'collection' && main.collection.foundNothing === true;

async function buildPage(
  scope: FrameScope,
  path: string,
  query: Readonly<Record<string, string>>,
  requested: RequestedSource & {
    /** The cache keys of the page; undefined if it belongs to one visitor. */
    readonly keys: PageCacheKeys | undefined;
    readonly formReturn: FormReturn | undefined;
  },
  services: Services,
): Promise<BuiltPage | RedirectedPage | SharedPage | 'notFound' | null> {
  const { settings } = services;
  const resolved = await resolvePath(scope, path, query);
  if (resolved === null) return null;
  const { frame, answer } = resolved;
  const { formReturn } = requested;
  const submitted = formReturn === undefined ? {} : { formReturn };
  const popup =
    answer.kind === 'notFound' ? createPopupContent(frame, path, requested.isLive) : null;
  if (popup !== null) {
    const view = { ...(await createPageView(scope, frame, popup)), ...submitted };
    return { view, status: 200, isOpen: true };
  }
  const redirectPath =
    answer.kind === 'notFound' && requested.isLive ? await findRedirect(scope, path) : null;
  if (redirectPath !== null) return { redirectPath };
  if (answer.kind === 'notFound') return 'notFound';
  const restricted = requested.mayEdit
    ? null
    : createRestrictedContent({
        page: answer.page,
        path,
        siteTitle: frame.website.title,
        websiteId: scope.site.websiteId,
        secret: settings.secret,
        unlockCookie: requested.unlockCookie,
        wrongPassword: requested.wrongPassword,
        // Members have no sessions, so every visitor is anonymous.
        member: 'anonymous',
        now: scope.now,
      });
  const { keys } = requested;
  const code = keys === undefined ? {} : selectPageCode(answer.page, frame, settings);
  const content = restricted ?? { ...answer.content, ...code };
  const createView = () => createPageView(scope, frame, content);
  if (keys !== undefined && answer.page.access === 'open' && isEmptyCollection(content)) {
    const finish = async () => renderView(await createView(), services, false);
    const finished = await services.pages.getOrRender(keys.empty, finish);
    if (finished !== null) return { finished };
  }
  const view = await createView();
  const editing = requested.mayEdit
    ? {
        editing: {
          pageId: answer.page.pageId,
          canvasScript: '/assets/config/canvas.js',
          configOrigin: configOrigin(settings),
        },
      }
    : {};
  // A draft or an earlier release is for people with the link. Search engines must not index it.
  const head = requested.isLive ? view.head : { ...view.head, noIndex: true };
  return {
    view: { ...view, head, ...editing, ...submitted },
    status: restricted === null ? 200 : 403,
    isOpen: answer.page.access === 'open',
  };
}
