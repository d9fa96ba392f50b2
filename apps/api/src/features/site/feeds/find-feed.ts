import { attachmentHeader } from '../../../platform/server/attachment-header.ts';
import { withTenant } from '../../../platform/database/index.ts';
import type { FinishedPage } from '../../../platform/page-cache/finished-page.ts';
import type { Services } from '../../../platform/services.ts';
import { readTarget, pathInSite } from '../page-content.ts';
import type { FrameScope, Holding } from '../page-frame.ts';
import { pageKeys } from '../page-keys.ts';
import { finishFile } from '../finish-file.ts';
import { noSuchItems } from './feed-source.ts';
import { readCalendar } from './read-calendar.ts';
import { readNews, writeNews, type NewsContent } from './read-news.ts';

/** A collection or an item that was asked for in another form than as a page. */
export interface FeedQuestion {
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
const readableAnywhere = { 'access-control-allow-origin': '*' } as const;

type FeedScope = Omit<FrameScope, 'trx'> & { readonly holding: Holding };

/** The feed at an address, made once for each revision; null where there is only a page, or one that is not open. */
export async function findFeed(
  scope: FeedScope,
  question: FeedQuestion,
  services: Services,
): Promise<FoundFeed | null> {
  // A feed is one, whichever page of the collection it was asked for at.
  const { page: _page, ...filters } = question.filters;
  const { path, format } = question;
  const { websiteId } = scope.site;
  const { revision, parts } = scope.holding;
  const { narrowed: key, nothing } = pageKeys(websiteId, revision, path, { ...filters, format });
  const kept = services.pages.get(key);
  if (kept !== undefined) return { file: kept, key, wasKept: true };
  // A page without a collection is one whatever it is asked for as.
  const known = parts.page(pathInSite(path));
  if (known !== undefined && known.collectionId === null) return null;

  const read = (wanted: Omit<FeedQuestion, 'path' | 'format'>, isEmpty: boolean) =>
    services.work.page.run(async () => {
      const found = await withTenant(
        services.database,
        { websiteId, actorId: undefined },
        (trx) => readFeed({ ...scope, trx }, { path, format, ...wanted }, isEmpty),
        'read',
      );
      if (found === null || found === noSuchItems || 'headers' in found) return found;
      return finishFile(
        await writeNews(services, websiteId, found),
        'application/rss+xml',
        readableAnywhere,
      );
    });
  const file = await read({ filters }, false);
  if (file === null) return null;
  if (file !== noSuchItems) {
    services.pages.set(key, file);
    return { file, key, wasKept: false };
  }
  const empty = await services.pages.getOrRender(nothing, async () => {
    const found = await read({ filters: {} }, true);
    return found === noSuchItems ? null : found;
  });
  return empty === null ? null : { file: empty, key: nothing, wasKept: false };
}

async function readFeed(
  scope: FrameScope,
  { path, format, filters }: FeedQuestion,
  isEmpty: boolean,
): Promise<FinishedPage | NewsContent | typeof noSuchItems | null> {
  const read = await readTarget(scope, path);
  if (read === null || read.target === null) return null;
  const { frame, target } = read;
  const { page, itemId } = target;
  if (page.access !== 'open' || page.collectionId === null) return null;
  const wanted = { page, collectionId: page.collectionId, filters, isEmpty };
  if (format === 'rss') return itemId === undefined ? readNews(scope, frame, wanted) : null;
  const text = await readCalendar(scope, frame, { ...wanted, itemId });
  if (text === null || text === noSuchItems) return text;
  return finishFile(text, 'text/calendar', {
    ...readableAnywhere,
    'content-disposition': attachmentHeader(`${path.split('/').at(-1) || 'events'}.ics`),
  });
}
