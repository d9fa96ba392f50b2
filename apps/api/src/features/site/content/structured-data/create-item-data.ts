import { formatCategoryPath, type CategoryParents } from '@sitewright/contracts/categories';
import type { ItemView, ProductReviews } from '@sitewright/contracts/entities';
import type { Frame } from '../../view/page-frame.ts';
import { createBreadcrumbs, type Breadcrumb } from './create-breadcrumbs.ts';
import { createDescriptionData } from './create-description-data.ts';
import { createEventData } from './create-event-data.ts';
import { createOffers } from './create-offers.ts';
import { createReviewData } from './create-review-data.ts';
import { createVideoData } from './create-video-data.ts';

/** What the data of an item contains of others. */
export interface ItemContext {
  /** The approved reviews of a product. */
  readonly reviews?: ProductReviews | undefined;
  /** The parents of the categories of a product. */
  readonly parents: CategoryParents;
}

function createProductData(
  item: ItemView,
  product: NonNullable<ItemView['product']>,
  { website, baseUrl }: Frame,
  { reviews, parents }: ItemContext,
): object {
  const url = `${baseUrl}${item.path}`;
  const images = new Map(item.images.map((image) => [image.id, `${baseUrl}${image.url}`]));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: item.title,
    ...createDescriptionData(item, baseUrl),
    url,
    ...(product.variants.length === 1 ? { sku: product.variants[0]?.sku } : {}),
    ...(item.categories.length === 0
      ? {}
      : { category: item.categories.map((name) => formatCategoryPath(name, parents)).join(', ') }),
    offers: createOffers({ product, images, url, currency: website.currency }),
    ...createReviewData(reviews),
  };
}

const createArticleData = (item: ItemView, { website, baseUrl }: Frame): object => ({
  '@type': 'Article',
  headline: item.title,
  ...createDescriptionData(item, baseUrl),
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

/** Creates JSON-LD of an item: a product with its offers and reviews, an event, a video, else an article, each with breadcrumbs. */
export function createItemData(
  item: ItemView,
  frame: Frame,
  collection: Breadcrumb,
  context: ItemContext = { parents: new Map() },
): readonly object[] {
  const main =
    item.product !== null && item.product !== undefined
      ? createProductData(item, item.product, frame, context)
      : item.event !== null && item.event !== undefined
        ? createEventData(item, item.event, frame)
        : item.video !== null && item.video !== undefined
          ? createVideoData(item, item.video, frame)
          : createArticleData(item, frame);
  return [
    { '@context': 'https://schema.org', ...main },
    createBreadcrumbs(frame, [
      ...(collection.path === '/' ? [] : [collection]),
      { name: item.title, path: item.path },
    ]),
  ];
}
