import { listProducts, narrowsProducts } from '@sitewright/commerce/listing';
import type {
  CollectionView,
  ProductFilters,
  ProductListing,
} from '@sitewright/contracts/entities';
import { fractionDigitsOf, type CurrencyCode } from '@sitewright/money';
import type { Tenant } from '../../../platform/database/index.ts';
import {
  countItems,
  findItems,
  findListedItems,
  findListedProducts,
} from '../../collections/public.ts';
import type { WebsiteRow } from './read-website-row.ts';

/** The items of a collection that the filters of all collections select. */
interface ItemSource {
  readonly tenant: Tenant;
  readonly now: Date;
  readonly collectionId: string;
  /** `collectionType` code. */
  readonly type: number;
  /** The path of the collection, without slashes at its ends. */
  readonly path: string;
  readonly filters: CollectionView['filters'];
}

interface ListRange {
  readonly pageSize: number;
  /** The page, from 1. */
  readonly number: number;
}

type ItemList = Pick<CollectionView, 'items' | 'pageCount' | 'products'>;

const isFiltered = (filters: CollectionView['filters']): boolean => Object.keys(filters).length > 0;

const countPages = (total: number, { pageSize }: ListRange): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** Reads one page of items; null if the filters or the page number match nothing. */
export async function readItemList(source: ItemSource, range: ListRange): Promise<ItemList | null> {
  const { tenant, now, collectionId, type, path, filters } = source;
  const total = await countItems(tenant, { collectionId, limit: 0, ...filters }, now);
  const pageCount = countPages(total, range);
  if (range.number > pageCount || (isFiltered(filters) && total === 0)) return null;
  const { pageSize, number } = range;
  const shown = { limit: pageSize, offset: (number - 1) * pageSize };
  const filter = { collectionId, collectionType: type, ...filters, ...shown };
  return { items: await findListedItems(tenant, filter, path, now), pageCount };
}

/** Whether a collection has all values of the requested options. */
const hasOptions = ({ options }: ProductListing, { options: requested = [] }: ProductFilters) =>
  requested.every(({ name, values }) => {
    const offered = options.find((option) => option.name === name)?.values;
    return values.every((value) => offered?.some((facet) => facet.value === value));
  });

/**
 * Reads one page of products, filtered and sorted. Returns null if the collection has none of the requested values, so that
 * all such URLs share one page. Filters that can be chosen but match nothing together give an empty list.
 */
export async function readProductList(
  { tenant, now, collectionId, path, filters }: ItemSource,
  range: ListRange,
  productFilters: ProductFilters,
  { currency, locale }: Pick<WebsiteRow, 'currency' | 'locale'>,
): Promise<ItemList | null> {
  const products = await findListedProducts(tenant, { collectionId, ...filters }, now);
  const fractionDigits = fractionDigitsOf(currency as CurrencyCode);
  const { ids, listing } = listProducts(products, productFilters, { locale, fractionDigits });
  const pageCount = countPages(ids.length, range);
  const isUnknown =
    (isFiltered(filters) && products.length === 0) || !hasOptions(listing, productFilters);
  const { pageSize, number } = range;
  if (isUnknown || number > pageCount) return null;
  const itemIds = ids.slice((number - 1) * pageSize, number * pageSize);
  const found =
    itemIds.length === 0
      ? []
      : await findItems(tenant, { itemIds, limit: itemIds.length }, path, now);
  const items = found.toSorted((a, b) => itemIds.indexOf(a.id) - itemIds.indexOf(b.id));
  // Without products there is nothing to filter.
  const hasListing = products.length > 0 || narrowsProducts(productFilters);
  return { items, pageCount, ...(hasListing ? { products: listing } : {}) };
}
