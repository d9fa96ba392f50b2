import { attachmentHeader } from '../../../../platform/server/attachment-header.ts';
import { withTenant } from '../../../../platform/database/index.ts';
import type { FinishedPage } from '../../../../platform/page-cache/finished-page.ts';
import type { Services } from '../../../../platform/services.ts';
import { resolveTarget, toPagePath } from '../../resolve/resolve-path.ts';
import type { FrameScope, SiteCache } from '../../view/page-frame.ts';
import { createPageCacheKeys } from '../../respond/page-cache-keys.ts';
import { finishFile } from '../../respond/finish-file.ts';
import { noMatchingItems } from './feed-source.ts';
import { readCalendar } from './read-calendar.ts';
import { readRssChannel, writeRssChannel, type RssChannelContent } from './read-rss-channel.ts';

/** A request for a collection or an item in a feed format. */
export interface FeedRequest {
  readonly path: string;
  /** One of `feedFormats`. */
  readonly format: string;
  readonly filters: Readonly<Record<string, string>>;
}

export interface FoundFeed {
  readonly file: FinishedPage;
  /** The key in the page cache. */
  readonly key: string;
  readonly isCached: boolean;
}

/** Other websites may fetch feeds, which are the same for everyone. */
const allowAnyOrigin = { 'access-control-allow-origin': '*' } as const;

type FeedScope = Omit<FrameScope, 'tenant'> & { readonly siteCache: SiteCache };

/** Finds the feed at a path, rendered once per revision. Returns null if there is only a page, or the page is not open. */
export async function findFeed(
  scope: FeedScope,
  request: FeedRequest,
  services: Services,
): Promise<FoundFeed | null> {
  // All pages of a collection share one feed.
  const { page: _page, ...filters } = request.filters;
  const { path, format } = request;
  const { websiteId } = scope.site;
  const { revision, data } = scope.siteCache;
  const { filtered: key, empty: emptyKey } = createPageCacheKeys(websiteId, revision, path, {
    ...filters,
    format,
  });
  const cached = services.pages.get(key);
  if (cached !== undefined) return { file: cached, key, isCached: true };
  // A page without a collection has no feed.
  const cachedPage = data.getPage(toPagePath(path));
  if (cachedPage !== undefined && cachedPage.collectionId === null) return null;

  const read = (options: Omit<FeedRequest, 'path' | 'format'>, isEmpty: boolean) =>
    services.work.page.run(async () => {
      const found = await withTenant(
        services.database,
        { websiteId, actorId: undefined },
        (tenant) => readFeed({ ...scope, tenant }, { path, format, ...options }, isEmpty),
        'read',
      );
      if (found === null || found === noMatchingItems || 'headers' in found) return found;
      return finishFile(
        await writeRssChannel(services, websiteId, found),
        'application/rss+xml',
        allowAnyOrigin,
      );
    });
  const file = await read({ filters }, false);
  if (file === null) return null;
  if (file !== noMatchingItems) {
    services.pages.set(key, file);
    return { file, key, isCached: false };
  }
  const empty = await services.pages.getOrRender(emptyKey, async () => {
    const found = await read({ filters: {} }, true);
    return found === noMatchingItems ? null : found;
  });
  return empty === null ? null : { file: empty, key: emptyKey, isCached: false };
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
