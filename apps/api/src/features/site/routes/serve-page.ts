import type { FormReturn, PageView } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundAt, refuse } from '@sitewright/contracts/errors';
import { RefusalRollback } from '../../../platform/errors/problem.ts';
import { withTenant, type TenantTransaction } from '../../../platform/database/index.ts';
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
import {
  createPageView,
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
 * A page of a site for one request. An open page is the same for everybody: from the cache when it is there, else from
 * what is held of its website, else read, drawn and kept. A draft, a locked page and a form's answer are for one alone.
 */
export async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  site: HostedSite,
  services: Services,
): Promise<FastifyReply> {
  const { settings, pages } = services;
  const askedAt = services.now();
  const { path, urlPath, isCanonical } = readRequestPath(request);
  const { format, ...query } = readPageQuery(request);
  const scopeOfSite = { websiteId: site.websiteId, actorId: undefined };
  const requested = await readRequestedSource(request, site, services, askedAt, (accountId) =>
    withTenant(
      services.database,
      scopeOfSite,
      (trx) => readStanding(trx, site.websiteId, accountId),
      'read',
    ),
  );

  // Those who work on the site look at what it is to become.
  if (requested.isLive && isParked(site)) return sendParkingPage(request, reply, site, services);
  const returnQuery = readFormReturnQuery(request);
  // Without a stored answer the page is the same for everybody.
  const formReturn = hasFormReturn(returnQuery)
    ? await services.work.personalPage.run(() =>
        withTenant(
          services.database,
          scopeOfSite,
          (trx) => readFormReturn(trx, site.websiteId, returnQuery, askedAt),
          'read',
        ),
      )
    : undefined;
  const siteCache = requested.isLive ? await openSiteCache(services, site.websiteId) : undefined;
  // Read after the revision: what is drawn is never of an earlier moment, or day, than what it is kept under.
  const now = services.now();
  if (!isCanonical) {
    const { source } = requested;
    const find = (trx: TenantTransaction) => findTarget({ trx, site, source, now }, path);
    // Each spelling is another address, so this is asked without end and bounded as drawing is.
    const target = await services.work.page.run(() =>
      withTenant(services.database, scopeOfSite, find, 'read'),
    );
    if (target !== null) return redirectPermanently(request, reply, urlPath);
  }
  if (format !== undefined && siteCache !== undefined) {
    const scope = { site, source: requested.source, settings, now, siteCache };
    const feed = await findFeed(scope, { path, format, filters: query }, services);
    if (feed !== null) {
      if (feed.wasKept)
        cacheResponse(request, site.websiteId, siteCache.revision, feed.key, services);
      return sendPage(request, reply, feed.file);
    }
  }
  const common =
    siteCache === undefined || formReturn !== undefined || requested.isSafe
      ? null
      : { siteCache, keys: createPageCacheKeys(site.websiteId, siteCache.revision, path, query) };
  if (common !== null) {
    const { revision, parts } = common.siteCache;
    for (const key of [common.keys.whole, common.keys.narrowed]) {
      const kept = pages.get(key);
      if (kept === undefined) continue;
      cacheResponse(request, site.websiteId, revision, key, services);
      return sendPage(request, reply, kept);
    }
    const recalled = createPageViewFromCache(parts, { site, settings }, path);
    if (recalled !== undefined) {
      const page = renderView(recalled, services, false);
      pages.set(common.keys.whole, page);
      return sendPage(request, reply, page);
    }
  }

  const isClosed = isCachedPageRestricted(siteCache, path);
  if (common === null || isClosed) await request.server.limitAddress(request, 'personalPage');
  const work = common === null || isClosed ? services.work.personalPage : services.work.page;
  const build = (trx: TenantTransaction) => {
    const scope = { trx, site, source: requested.source, settings, now, siteCache };
    return buildPage(
      scope,
      path,
      query,
      { ...requested, keys: common?.keys, formReturn },
      services,
    );
  };
  const built = await work.run(() => withTenant(services.database, scopeOfSite, build, 'read'));

  if (built === null) throw new RefusalRollback(refuse('unknownHost'));
  // The error handler sends one shared page for all unknown paths.
  if (built === 'notFound') throw new RefusalRollback(notFoundAt(request.url));
  if ('redirectPath' in built) return redirectPermanently(request, reply, built.redirectPath);
  if ('finished' in built) return sendPage(request, reply, built.finished);
  const isPersonal = common === null || !built.isOpen;
  const page = renderView(built.view, services, isPersonal);
  if (built.status === 200 && !isPersonal)
    pages.set(
      built.view.main.kind === 'collection' ? common.keys.narrowed : common.keys.whole,
      page,
    );
  return sendPage(request, reply, page, built.status);
}

/** Another address has what was found here. */
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
  /** It is the same for everybody; a locked page is not, whether it was opened or not. */
  readonly isOpen: boolean;
}

/** Whether the page is known to be locked or for members, so that it is rendered for each visitor. */
const isCachedPageRestricted = (siteCache: SiteCache | undefined, path: string): boolean => {
  const access = siteCache?.parts.page(toPagePath(path))?.access;
  return access !== undefined && access !== 'open';
};

const foundNothing = ({ main }: PageContent): boolean =>
  main.kind === 'collection' && main.collection.foundNothing === true;

async function buildPage(
  scope: FrameScope,
  path: string,
  query: Readonly<Record<string, string>>,
  requested: RequestedSource & {
    /** Where the page may be cached; undefined where it is one visitor's. */
    readonly keys: PageCacheKeys | undefined;
    readonly formReturn: FormReturn | undefined;
  },
  services: Services,
): Promise<BuiltPage | RedirectedPage | SharedPage | 'notFound' | null> {
  const { settings } = services;
  const read = await resolvePath(scope, path, query);
  if (read === null) return null;
  const { frame, answer } = read;
  const { formReturn } = requested;
  const returned = formReturn === undefined ? {} : { formReturn };
  const popup =
    answer.kind === 'notFound' ? createPopupContent(frame, path, requested.isLive) : null;
  if (popup !== null) {
    const view = { ...(await createPageView(scope, frame, popup)), ...returned };
    return { view, status: 200, isOpen: true };
  }
  const redirectPath =
    answer.kind === 'notFound' && requested.isLive ? await findRedirect(scope, path) : null;
  if (redirectPath !== null) return { redirectPath };
  if (answer.kind === 'notFound') return 'notFound';
  const closed = requested.mayEdit
    ? null
    : createRestrictedContent({
        page: answer.page,
        path,
        siteTitle: frame.website.title,
        websiteId: scope.site.websiteId,
        secret: settings.secret,
        unlockCookie: requested.unlockCookie,
        wrongPassword: requested.wrongPassword,
        // Members have no sessions, so nobody who looks at a page is known as one.
        member: 'nobody',
        now: scope.now,
      });
  const { keys } = requested;
  const code = keys === undefined ? {} : selectPageCode(answer.page, frame, settings);
  const content = closed ?? { ...answer.content, ...code };
  const draw = () => createPageView(scope, frame, content);
  if (keys !== undefined && answer.page.access === 'open' && foundNothing(content)) {
    const finish = async () => renderView(await draw(), services, false);
    const finished = await services.pages.getOrRender(keys.nothing, finish);
    if (finished !== null) return { finished };
  }
  const view = await draw();
  const editing = requested.mayEdit
    ? {
        editing: {
          pageId: answer.page.pageId,
          canvasScript: '/assets/config/canvas.js',
          configOrigin: configOrigin(settings),
        },
      }
    : {};
  // A draft or an earlier release is for whoever has its link, and for no search engine.
  const head = requested.isLive ? view.head : { ...view.head, noIndex: true };
  return {
    view: { ...view, head, ...editing, ...returned },
    status: closed === null ? 200 : 403,
    isOpen: answer.page.access === 'open',
  };
}
