import { toUrlPath } from '@sitewright/contracts/links';
import type { Services } from '../../../platform/services.ts';
import { findEnclosure, type Enclosure } from '../../assets/public.ts';
import { findItems } from '../../collections/public.ts';
import { pathOfPage } from '../../presentation/public.ts';
import type { Frame, FrameScope } from '../page-frame.ts';
import { narrowedHead, newsFeed } from '../collection-head.ts';
import { findsNothing, itemFilters, noSuchItems, type FeedSource } from './feed-source.ts';
import { enclosedAsset, rssText, type News } from './rss-text.ts';

/** As many items as a reader that comes by now and then has missed. */
const newsLimit = 50;

/** What news contain that is read from the database. */
export type NewsContent = Omit<News, 'enclosures' | 'renderRichText'>;

/** The latest items of a collection. */
export async function readNews(
  { trx, site, now }: FrameScope,
  { website, baseUrl }: Frame,
  source: FeedSource,
): Promise<NewsContent | typeof noSuchItems> {
  const { page, collectionId } = source;
  const path = pathOfPage(page);
  const filters = itemFilters(source);
  const filter = { collectionId, ...filters, order: 'latest', limit: newsLimit } as const;
  const items = source.isEmpty ? [] : await findItems(trx, site.websiteId, filter, path, now);
  if (findsNothing(source, items)) return noSuchItems;
  const narrowed = { title: page.title, path: toUrlPath(path), filters, page: 1 };
  const { title, canonical } = narrowedHead(`${page.title} — ${website.title}`, narrowed);
  return {
    title,
    description: page.seo.description === '' ? website.description : page.seo.description,
    language: website.locale,
    baseUrl,
    path: canonical,
    selfPath: newsFeed(narrowed).href,
    now,
    items,
  };
}

/** Writes news as RSS. The files that items enclose are measured here, outside of the transaction: images may be made. */
export async function writeNews(
  services: Services,
  websiteId: string,
  content: NewsContent,
): Promise<string> {
  const enclosures = new Map<string, Enclosure>();
  for (const item of content.items) {
    const asset = enclosedAsset(item);
    const enclosure = asset === undefined ? null : await findEnclosure(services, websiteId, asset);
    if (enclosure !== null) enclosures.set(item.id, enclosure);
  }
  const { renderRichText } = services.renderer;
  return rssText({ ...content, enclosures, renderRichText });
}
