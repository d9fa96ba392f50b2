import { writeProductQuery } from '@sitewright/commerce/listing';
import type { CollectionView, ProductFilters } from '@sitewright/contracts/entities';

/** The part of a collection's URL that selects its items. */
export interface CollectionSelection {
  readonly filters: CollectionView['filters'];
  readonly products?: ProductFilters | undefined;
  /** From 1. Default: the first page, which has no number. */
  readonly page?: number;
}

/** URL of a collection with its filters. */
export function addressOf(
  { path }: Pick<CollectionView, 'path'>,
  { filters, products = {}, page = 1 }: CollectionSelection,
): string {
  const query = new URLSearchParams([
    ...Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined),
    ...writeProductQuery(products),
    ...(page > 1 ? [['page', String(page)] satisfies [string, string]] : []),
  ]);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
