import { attachmentHeader } from '../../../../platform/server/attachment-header.ts';
import { withTenant } from '../../../../platform/database/index.ts';
import type { FinishedPage } from '../../../../platform/page-cache/finished-page.ts';
import type { Services } from '../../../../platform/services.ts';
import { resolveTarget, toPagePath } from '../../resolve/resolve-path.ts';
import type { FrameScope } from '../../view/page-frame.ts';
import type { Visit } from '../../resolve/read-visit.ts';
import type { SharedPage } from '../../../../platform/page-cache/page-cache.ts';
import { createPageCacheKeys } from '../../respond/page-cache-keys.ts';
import { finishFile } from '../../respond/finish-file.ts';
import { noMatchingItems } from './feed-source.ts';
import { readCalendar } from './read-calendar.ts';
import { readRssChannel, writeRssChannel, type RssChannelContent } from './read-rss-channel.ts';

/** Other websites may fetch feeds, which are the same for everyone. */
const allowAnyOrigin = { 'access-control-allow-origin': '*' } as const;

interface FeedRequest {
  readonly path: string;
  /** One of `feedFormats`. */
  readonly format: string;
  readonly filters: Readonly<Record<string, string>>;
}

type FeedScope = Omit<FrameScope, 'tenant'>;

/** There is only a page at the path, or the page is not open. */
const noFeed = { kind: 'noFeed' } as const;

/**
 * Finds the feed that a visit requests, rendered once per revision. Returns null if the visit requests a page, or if
 * there is only a page at its path.
 */
export async function findFeed(visit: Visit, services: Services): Promise<SharedPage | null> {
  const { site, path, format, source, siteCache, now } = visit;
  if (siteCache === undefined || format === undefined) return null;
  const cachedPage = siteCache.data.getPage(toPagePath(path));
  // A page without a collection has no feed.
  if (cachedPage !== undefined && cachedPage.collectionId === null) return null;
  // All pages of a collection share one feed.
  const { page: _page, ...filters } = visit.filters;
  const { filtered: key, empty: emptyKey } = createPageCacheKeys(
    site.websiteId,
    siteCache.revision,
    path,
    { ...filters, format },
  );
  const scope = { site, source, settings: services.settings, now, siteCache };
  const request = { path, format, filters };
  const { pages } = services;
  const feed = await pages.getOrRender([key], async () => {
    const file = await renderFeed(scope, request, services, false);
    if (file === null) return noFeed;
    if (file !== noMatchingItems) return { cacheKey: key, page: file };
    // All filters that match nothing share one feed.
    const shared = await pages.getOrRender([emptyKey], async () => {
      const empty = await renderFeed(scope, { ...request, filters: {} }, services, true);
      return empty === null || empty === noMatchingItems
        ? noFeed
        : { cacheKey: emptyKey, page: empty };
    });
    // Not `isCached`: there are unlimited filters without matches, and each would be a cached response.
    return 'page' in shared ? { cacheKey: emptyKey, page: shared.page } : shared;
  });
  return 'cacheKey' in feed ? feed : null;
}

/** @param isEmpty Whether the feed has no items, because no filter matched. */
function renderFeed(
  scope: FeedScope,
  request: FeedRequest,
  services: Services,
  isEmpty: boolean,
): Promise<FinishedPage | typeof noMatchingItems | null> {
  const { websiteId } = scope.site;
  return services.work.page.run(async () => {
    const found = await withTenant(
      services.database,
      { websiteId, actorId: undefined },
      (tenant) => readFeed({ ...scope, tenant }, request, isEmpty),
      'read',
    );
    if (found === null || found === noMatchingItems || 'headers' in found) return found;
    const rss = await writeRssChannel(services, websiteId, found);
    return finishFile(rss, 'application/rss+xml', allowAnyOrigin);
  });
}

async function readFeed(
  scope: FrameScope,
  { path, format, filters }: FeedRequest,
  isEmpty: boolean,
): Promise<FinishedPage | RssChannelContent | typeof noMatchingItems | null> {
  const resolved = await resolveTarget(scope, path);
  if (resolved === null || resolved.target === null) return null;
  const { frame, target } = resolved;
  const { page, itemId } = target;
  if (page.access !== 'open' || page.collectionId === null) return null;
  const source = { page, collectionId: page.collectionId, filters, isEmpty };
  if (format === 'rss') return itemId === undefined ? readRssChannel(scope, frame, source) : null;
  const text = await readCalendar(scope, frame, { ...source, itemId });
  if (text === null || text === noMatchingItems) return text;
  return finishFile(text, 'text/calendar', {
    ...allowAnyOrigin,
    'content-disposition': attachmentHeader(`${path.split('/').at(-1) || 'events'}.ics`),
  });
}
