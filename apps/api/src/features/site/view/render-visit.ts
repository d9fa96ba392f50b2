import { collectionType } from '@sitewright/contracts/codes';
import type { PageView } from '@sitewright/contracts/entities';
import { withTenant, type Tenant } from '../../../platform/database/index.ts';
import { configOrigin } from '../../../platform/hosts/addresses.ts';
import type { SharedPage } from '../../../platform/page-cache/page-cache.ts';
import type { Services } from '../../../platform/services.ts';
import type { Visit } from '../resolve/read-visit.ts';
import { resolveVisit, type ResolvedPage, type Resolution } from '../resolve/resolve-visit.ts';
import type { PageCacheKeys } from '../respond/page-cache-keys.ts';
import type { Answer } from '../respond/respond.ts';
import { renderView } from '../respond/send-page.ts';
import { createPageView } from './create-page-view.ts';
import { createPageViewFromCache } from './create-view-from-cache.ts';
import type { FrameScope } from './page-frame.ts';

/** The page has to be rendered for each visitor. */
export interface Restricted {
  readonly kind: 'restricted';
}

type NonPageResolution = Exclude<Resolution, ResolvedPage>;

/** Creates the view of a resolved page, in the transaction that resolved it. */
async function createVisitView(
  scope: FrameScope,
  visit: Visit,
  resolved: ResolvedPage,
): Promise<PageView> {
  const { settings } = scope;
  const { frame, page, content } = resolved;
  const view = await createPageView(scope, frame, content);
  const editing =
    visit.mayEdit && page !== undefined
      ? {
          editing: {
            pageId: page.pageId,
            canvasScript: '/assets/config/canvas.js',
            configOrigin: configOrigin(settings),
          },
        }
      : {};
  return {
    ...view,
    // A draft or an earlier release is for people with the link. Search engines must not index it.
    head: visit.isLive ? view.head : { ...view.head, noIndex: true },
    ...editing,
    ...(visit.formReturn === undefined ? {} : { formReturn: visit.formReturn }),
  };
}

type ItemMain = Extract<PageView['main'], { kind: 'item' }>;

const isProductPage = (main: PageView['main']): main is ItemMain =>
  main.kind === 'item' && main.item.product !== null;

/** Whether a parameter of the URL selects the reviews that the page shows. */
const hasReviewPages = ({ reviews }: ItemMain): boolean => (reviews?.pageCount ?? 1) > 1;

/**
 * The key of a page that many URLs share, so that it is rendered once for all of them: filters that match nothing in a
 * collection, and variants that a product does not have.
 */
function findCommonKey(
  { content: { main } }: ResolvedPage,
  { empty, withoutVariant, reviewsWithoutVariant }: PageCacheKeys,
): string | undefined {
  if (main.kind === 'collection' && main.collection.foundNothing === true) return empty;
  if (!isProductPage(main) || main.variantId !== undefined) return undefined;
  return hasReviewPages(main) ? reviewsWithoutVariant : withoutVariant;
}

/** The key of a page that has its own. */
function selectKey({ main }: PageView, keys: PageCacheKeys): string {
  if (main.kind === 'collection')
    return main.collection.type === collectionType.PRODUCTS ? keys.filtered : keys.list;
  if (!isProductPage(main)) return keys.page;
  return hasReviewPages(main) ? keys.reviews : keys.variant;
}

/**
 * Renders the page of a visit, from cached parts if all of them are cached, else from the database. The answer to a visit
 * with cache keys is the same for all visitors.
 */
export async function renderVisit(visit: Visit, services: Services): Promise<Answer | Restricted> {
  const { site, path, source, siteCache, cacheKeys, now } = visit;
  const { settings, work, database, pages } = services;
  if (cacheKeys !== undefined && siteCache !== undefined) {
    const view = createPageViewFromCache(siteCache.data, { site, settings }, path);
    if (view !== undefined)
      return { cacheKey: cacheKeys.page, page: renderView(view, services, false) };
  }

  async function read(
    tenant: Tenant,
  ): Promise<
    NonPageResolution | SharedPage | { readonly view: PageView; readonly status: number }
  > {
    const scope = { tenant, site, source, settings, now, siteCache };
    const resolved = await resolveVisit(scope, visit, settings);
    if (resolved.kind !== 'page') return resolved;
    const createView = () => createVisitView(scope, visit, resolved);
    const commonKey = cacheKeys === undefined ? undefined : findCommonKey(resolved, cacheKeys);
    if (commonKey === undefined) return { view: await createView(), status: resolved.status };
    return pages.getOrRender([commonKey], async () => ({
      cacheKey: commonKey,
      page: renderView(await createView(), services, false),
    }));
  }

  const queue = cacheKeys === undefined ? work.personalPage : work.page;
  const scope = { websiteId: site.websiteId, actorId: undefined };
  const result = await queue.run(() => withTenant(database, scope, read, 'read'));
  if ('cacheKey' in result) return { cacheKey: result.cacheKey, page: result.page };
  if ('kind' in result) {
    if (result.kind === 'redirect') return { redirectPath: result.path };
    return result.kind === 'error' ? { error: result.error } : result;
  }
  const { view, status } = result;
  const page = renderView(view, services, cacheKeys === undefined);
  if (cacheKeys === undefined) return { page, status };
  return { cacheKey: selectKey(view, cacheKeys), page };
}
