import {
  itemSorts,
  itemStatuses,
  itemStockStates,
  productTypes,
  type ItemSort,
  type ItemStatus,
  type ItemStockState,
  type ProductTypeName,
} from '@sitewright/contracts/entities';

/** Which items are listed, and in which order. It is part of the URL. */
export interface ItemFilter {
  readonly search?: string | undefined;
  readonly status?: ItemStatus | undefined;
  readonly category?: string | undefined;
  readonly stock?: ItemStockState | undefined;
  readonly type?: ProductTypeName | undefined;
  /** Default: manual. */
  readonly sort?: ItemSort | undefined;
}

/** The search of the list: its filter, the collection, and whether its owner exports it. */
export interface ItemsSearch extends ItemFilter {
  readonly collection?: string | undefined;
  readonly dialog?: 'export' | undefined;
}

/** The router parses texts such as 2026. */
const textOf = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;

/** Reads the search from the parameters of a URL. */
export const readItemsSearch = (query: Readonly<Record<string, unknown>>): ItemsSearch => ({
  collection: typeof query['collection'] === 'string' ? query['collection'] : undefined,
  dialog: query['dialog'] === 'export' ? 'export' : undefined,
  search: textOf(query['search']),
  status: itemStatuses.find((status) => status === query['status']),
  category: textOf(query['category']),
  stock: itemStockStates.find((stock) => stock === query['stock']),
  type: productTypes.find((type) => type === query['type']),
  sort: itemSorts.find((sort) => sort === query['sort']),
});

const isSet = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/** Whether the list leaves items out. */
export const isFiltered = ({ search, status, category, stock, type }: ItemFilter): boolean =>
  [search, status, category, stock, type].some(isSet);

/** The query of the API for a filter. */
export function queryOf({ search = '', type, sort, status, category, stock }: ItemFilter) {
  const query = { search: search.trim() || undefined, status, category, stock, sort };
  return Object.fromEntries(
    Object.entries({ ...query, productType: type }).filter(([, value]) => value !== undefined),
  ) as Omit<ItemFilter, 'type'> & { readonly productType?: ProductTypeName };
}
