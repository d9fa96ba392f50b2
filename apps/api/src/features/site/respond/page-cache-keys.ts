import { readProductQuery, writeProductQuery } from '@sitewright/commerce/listing';
import type { ProductFilters } from '@sitewright/contracts/entities';
import type { FastifyRequest } from 'fastify';
import { keyText } from '../../../platform/page-cache/page-cache.ts';
import { revisionText, type SiteRevision } from '../../../platform/page-cache/site-revisions.ts';
import { createQueryReader } from '../../../platform/routing/read-query.ts';
import { isMonth } from '../../collections/public.ts';
import { collectionFilters, collectionLimits } from '../content/read-collection-page.ts';

/** The feed formats of a collection or an event, selected by the parameter `format`. */
export const feedFormats = ['rss', 'ical'] as const;

const readQuery = createQueryReader([...collectionFilters, 'format']);
const readVariant = createQueryReader(['variant']);
const maxValueLength = 200;

const isSupportedValue = (name: string, value: string): boolean => {
  if (name === 'format') return feedFormats.some((format) => format === value);
  if (name === 'month') return isMonth(value);
  if (name === 'page') return /^[1-9]\d*$/.test(value);
  return value !== '' && value.length <= maxValueLength;
};

/**
 * Reads the parameters that affect a cached page, in a fixed order. All other parameters and all invalid values are
 * dropped: such a URL shows the page without them.
 */
export const readPageQuery = (request: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readQuery(request))
      .filter(([name, value]) => isSupportedValue(name, value))
      // All pages beyond the last possible one are the same.
      .map(([name, value]) =>
        name === 'page'
          ? [name, String(Math.min(Number(value), collectionLimits.maxPage))]
          : [name, value],
      ),
  );

/** The parameters that affect pages with products only. */
export interface ProductsQuery {
  readonly products: ProductFilters;
  /** The id of a variant; undefined if there is none, or the parameter is not an id. */
  readonly variantId: string | undefined;
}

export function readProductsQuery(request: FastifyRequest): ProductsQuery {
  const { variant } = readVariant(request);
  return {
    products: readProductQuery((request.query ?? {}) as Readonly<Record<string, unknown>>),
    variantId: variant !== undefined && /^[0-9a-f]{24}$/.test(variant) ? variant : undefined,
  };
}

/** The cache keys of a page. Each kind of page depends on some parameters only. */
export interface PageCacheKeys {
  /** For pages that depend on no parameter. */
  readonly page: string;
  /** For a product with the variant in the URL. */
  readonly variant: string;
  /** For a product without a variant in the URL. Shared by all variants that it does not have. */
  readonly withoutVariant: string;
  /** For a product with several pages of reviews, with the page and the variant in the URL. */
  readonly reviews: string;
  /** As `withoutVariant`, for a product with several pages of reviews. */
  readonly reviewsWithoutVariant: string;
  /** For a collection of other items, with its filters. */
  readonly list: string;
  /** For a collection of products with its filters. */
  readonly filtered: string;
  /** Shared by all filters that match nothing in a collection. */
  readonly empty: string;
  /** Identifies a render, before it is known what kind of page there is. */
  readonly request: string;
}

const noProductsQuery: ProductsQuery = { products: {}, variantId: undefined };

export function createPageCacheKeys(
  websiteId: string,
  revision: SiteRevision,
  path: string,
  query: Readonly<Record<string, string>>,
  { products, variantId = '' }: ProductsQuery = noProductsQuery,
): PageCacheKeys {
  const key = { websiteId, revision: revisionText(revision), path, locale: '' };
  const textOf = (text: string | null) => keyText({ ...key, query: text });
  const reviewPage = query['page'] ?? '1';
  const list = new URLSearchParams(query).toString();
  const filters = [...Object.entries(query), ...writeProductQuery(products)];
  const filtered = new URLSearchParams(filters).toString();
  // Keys with a hyphen first are distinct from those of every query.
  return {
    page: textOf(null),
    variant: textOf(`-variant-${variantId}`),
    withoutVariant: textOf('-variant-'),
    reviews: textOf(`-reviews-${reviewPage}-${variantId}`),
    reviewsWithoutVariant: textOf(`-reviews-${reviewPage}-`),
    list: textOf(`-list-${list}`),
    filtered: textOf(filtered),
    empty: textOf(`-nothing-${query['format'] ?? 'page'}`),
    request: textOf(`-request-${variantId}-${filtered}`),
  };
}
