import { withTenant } from '../../../platform/database/index.ts';
import type { FinishedPage } from '../../../platform/page-cache/finished-page.ts';
import type { Services } from '../../../platform/services.ts';
import { readTarget, trimSlashes } from '../page-content.ts';
import type { FrameScope, Holding } from '../page-frame.ts';
import { pageKeys } from '../page-keys.ts';
import { finishFile } from '../finish-file.ts';
import { readCalendar } from './read-calendar.ts';
import { readNews } from './read-news.ts';

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
  const key = pageKeys(websiteId, revision, path, { ...filters, format }).narrowed;
  const kept = services.pages.get(key);
  if (kept !== undefined) return { file: kept, key, wasKept: true };
  // A page without a collection is one whatever it is asked for as.
  const known = parts.page(trimSlashes(path));
  if (known !== undefined && known.collectionId === null) return null;

  const file = await withTenant(
    services.database,
    { websiteId, actorId: undefined },
    (trx) => readFeed({ ...scope, trx }, { path, format, filters }, services),
    'read',
  );
  if (file === null) return null;
  services.pages.set(key, file);
  return { file, key, wasKept: false };
}

async function readFeed(
  scope: FrameScope,
  { path, format, filters }: FeedQuestion,
  { renderer }: Pick<Services, 'renderer'>,
): Promise<FinishedPage | null> {
  const read = await readTarget(scope, path);
  if (read === null || read.target === null) return null;
  const { frame, target } = read;
  const { page, itemUrl } = target;
  if (page.access !== 'open' || page.collectionId === null) return null;
  const wanted = { page, collectionId: page.collectionId, filters };
  if (format === 'rss') {
    const text =
      itemUrl === undefined ? await readNews(scope, frame, wanted, renderer.renderRichText) : null;
    return text === null ? null : finishFile(text, 'application/rss+xml');
  }
  const text = await readCalendar(scope, frame, { ...wanted, itemUrl });
  const name = itemUrl ?? (page.isHomepage ? 'events' : page.urlId);
  return text === null
    ? null
    : finishFile(text, 'text/calendar', {
        'content-disposition': `attachment; filename="${name.replaceAll('/', '-')}.ics"`,
      });
}
