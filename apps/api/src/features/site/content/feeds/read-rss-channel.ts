import { toUrlPath } from '@sitewright/contracts/links';
import type { Services } from '../../../../platform/services.ts';
import { findEnclosure, type Enclosure } from '../../../assets/public.ts';
import { findParentsAbove } from '../../../categories/public.ts';
import { findItems } from '../../../collections/public.ts';
import { pathOfPage } from '../../../presentation/public.ts';
import type { Frame, FrameScope } from '../../view/page-frame.ts';
import { createFilteredHead, createRssLink } from '../create-collection-head.ts';
import { hasNoMatches, itemFilters, noMatchingItems, type FeedSource } from './feed-source.ts';
import { findEnclosedAsset, writeRss, type RssChannel } from './write-rss.ts';

/** Enough items for feed readers that poll rarely. */
const maxRssItems = 50;

/** The part of a channel that is read from the database. */
export type RssChannelContent = Omit<RssChannel, 'enclosures' | 'renderRichText'>;

/** Reads the latest items of a collection. */
export async function readRssChannel(
  { tenant, now }: FrameScope,
  { website, baseUrl }: Frame,
  source: FeedSource,
): Promise<RssChannelContent | typeof noMatchingItems> {
  const { page, collectionId } = source;
  const path = pathOfPage(page);
  const filters = itemFilters(source);
  const filter = { collectionId, ...filters, order: 'latest', limit: maxRssItems } as const;
  const items = source.isEmpty ? [] : await findItems(tenant, filter, path, now);
  if (hasNoMatches(source, items)) return noMatchingItems;
  const filtered = { title: page.title, path: toUrlPath(path), filters, page: 1 };
  const { title, canonical } = createFilteredHead(`${page.title} — ${website.title}`, filtered);
  return {
    title,
    description: page.seo.description === '' ? website.description : page.seo.description,
    language: website.locale,
    baseUrl,
    path: canonical,
    selfPath: createRssLink(filtered).href,
    now,
    items,
    parents: await findParentsAbove(tenant, [...new Set(items.flatMap((item) => item.categories))]),
  };
}

/**
 * Writes a channel as RSS. It measures enclosed files outside of the transaction, because it may have to resize images.
 */
export async function writeRssChannel(
  services: Services,
  websiteId: string,
  content: RssChannelContent,
): Promise<string> {
  const enclosures = new Map<string, Enclosure>();
  for (const item of content.items) {
    const asset = findEnclosedAsset(item);
    const enclosure = asset === undefined ? null : await findEnclosure(services, websiteId, asset);
    if (enclosure !== null) enclosures.set(item.id, enclosure);
  }
  const { renderRichText } = services.renderer;
  return writeRss({ ...content, enclosures, renderRichText });
}
