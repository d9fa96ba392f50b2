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

/** A collection or an item that was asked for in another form than as a page. */
export interface FeedRequest {
  readonly path: string;
  /** One of `feedFormats`. */
  readonly format: string;
  readonly filters: Readonly<Record<string, string>>;
}

export interface FoundFeed {
  readonly file: FinishedPage;
  /** Where it is in the cache. */
  readonly key: string;
  readonly wasKept: boolean;
}

/** Readers and widgets on other websites read feeds, which are the same for everyone. */
const allowAnyOrigin = { 'access-control-allow-origin': '*' } as const;

type FeedScope = Omit<FrameScope, 'trx'> & { readonly siteCache: SiteCache };

/** The feed at an address, made once for each revision; null where there is only a page, or one that is not open. */
export async function findFeed(
  scope: FeedScope,
  question: FeedRequest,
  services: Services,
): Promise<FoundFeed | null> {
  // A feed is one, whichever page of the collection it was asked for at.
  const { page: _page, ...filters } = question.filters;
  const { path, format } = question;
  const { websiteId } = scope.site;
  const { revision, parts } = scope.siteCache;
  const { narrowed: key, nothing } = createPageCacheKeys(websiteId, revision, path, {
    ...filters,
    format,
  });
  const kept = services.pages.get(key);
  if (kept !== undefined) return { file: kept, key, wasKept: true };
  // A page without a collection is one whatever it is asked for as.
  const known = parts.page(toPagePath(path));
  if (known !== undefined && known.collectionId === null) return null;

  const read = (wanted: Omit<FeedRequest, 'path' | 'format'>, isEmpty: boolean) =>
    services.work.page.run(async () => {
      const found = await withTenant(
        services.database,
        { websiteId, actorId: undefined },
        (trx) => readFeed({ ...scope, trx }, { path, format, ...wanted }, isEmpty),
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
    return { file, key, wasKept: false };
  }
  const empty = await services.pages.getOrRender(nothing, async () => {
    const found = await read({ filters: {} }, true);
    return found === noMatchingItems ? null : found;
  });
  return empty === null ? null : { file: empty, key: nothing, wasKept: false };
}

async function readFeed(
  scope: FrameScope,
  { path, format, filters }: FeedRequest,
  isEmpty: boolean,
): Promise<FinishedPage | RssChannelContent | typeof noMatchingItems | null> {
  const read = await resolveTarget(scope, path);
  if (read === null || read.target === null) return null;
  const { frame, target } = read;
  const { page, itemId } = target;
  if (page.access !== 'open' || page.collectionId === null) return null;
  const wanted = { page, collectionId: page.collectionId, filters, isEmpty };
  if (format === 'rss') return itemId === undefined ? readRssChannel(scope, frame, wanted) : null;
  const text = await readCalendar(scope, frame, { ...wanted, itemId });
  if (text === null || text === noMatchingItems) return text;
  return finishFile(text, 'text/calendar', {
    ...allowAnyOrigin,
    'content-disposition': attachmentHeader(`${path.split('/').at(-1) || 'events'}.ics`),
  });
}
