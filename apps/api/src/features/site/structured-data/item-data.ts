import type { ItemView } from '@sitewright/contracts/entities';
import type { Frame } from '../page-frame.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import { describedBy } from './described-by.ts';
import { eventData } from './event-data.ts';
import { offersOf } from './offers.ts';
import { videoData } from './video-data.ts';

function productData(
  item: ItemView,
  product: NonNullable<ItemView['product']>,
  { website, baseUrl }: Frame,
): object {
  const url = `${baseUrl}${item.path}`;
  return {
    '@type': 'Product',
    name: item.title,
    ...describedBy(item, baseUrl),
    url,
    offers: offersOf(product, website.currency, url),
  };
}

const articleData = (item: ItemView, { website, baseUrl }: Frame): object => ({
  '@type': 'Article',
  headline: item.title,
  ...describedBy(item, baseUrl),
  url: `${baseUrl}${item.path}`,
  mainEntityOfPage: `${baseUrl}${item.path}`,
  datePublished: item.publishedAt ?? undefined,
  dateModified: item.updatedAt,
  inLanguage: website.locale,
  author:
    item.author === ''
      ? { '@type': 'Organization', name: website.title, url: `${baseUrl}/` }
      : { '@type': 'Person', name: item.author },
  publisher: { '@type': 'Organization', name: website.title, url: `${baseUrl}/` },
});

/** JSON-LD of an item: a product with its offers, an event, a film, else an article; each with its way from the homepage. */
export function itemStructuredData(
  item: ItemView,
  frame: Frame,
  collection: Crumb,
): readonly object[] {
  const main =
    item.product !== null && item.product !== undefined
      ? productData(item, item.product, frame)
      : item.event !== null && item.event !== undefined
        ? eventData(item, item.event, frame)
        : item.video !== null && item.video !== undefined
          ? videoData(item, item.video, frame)
          : articleData(item, frame);
  return [
    { '@context': 'https://schema.org', ...main },
    breadcrumbs(frame, [
      ...(collection.path === '/' ? [] : [collection]),
      { name: item.title, path: item.path },
    ]),
  ];
}
