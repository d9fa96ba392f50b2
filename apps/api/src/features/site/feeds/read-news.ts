import type { Renderer } from '@sitewright/contracts/entities';
import { toUrlPath } from '@sitewright/contracts/links';
import { findItems } from '../../collections/public.ts';
import { pathOfPage } from '../../presentation/public.ts';
import type { Frame, FrameScope } from '../page-frame.ts';
import { findsNothing, itemFilters, noSuchItems, type FeedSource } from './feed-source.ts';
import { rssText } from './rss-text.ts';

/** As many items as a reader that comes by now and then has missed. */
const newsLimit = 50;

/** The latest items of a collection as RSS. */
export async function readNews(
  { trx, site, now }: FrameScope,
  { website, baseUrl }: Frame,
  source: FeedSource,
  renderRichText: Renderer['renderRichText'],
): Promise<string | typeof noSuchItems> {
  const { page, collectionId } = source;
  const path = pathOfPage(page);
  const filters = itemFilters(source);
  const filter = { collectionId, ...filters, order: 'latest', limit: newsLimit } as const;
  const items = source.isEmpty ? [] : await findItems(trx, site.websiteId, filter, path, now);
  if (findsNothing(source, items)) return noSuchItems;
  return rssText({
    title: `${page.title} — ${website.title}`,
    description: page.seo.description === '' ? website.description : page.seo.description,
    language: website.locale,
    baseUrl,
    path: toUrlPath(path),
    query: new URLSearchParams({ ...filters, format: 'rss' }).toString(),
    items,
    renderRichText,
  });
}
