/** The orders of a list of products; `featured` is the owner's order. */
export const productSorts = [
  'featured',
  'newest',
  'priceAscending',
  'priceDescending',
  'name',
] as const;
export type ProductSort = (typeof productSorts)[number];

/** The chosen values of one option. */
export interface OptionFilter {
  readonly name: string;
  readonly values: readonly string[];
}

/** How a visitor filters and sorts products, as in the URL. Absent members do not filter. */
export interface ProductFilters {
  /** Lowest price in units of the store's currency, as decimal text such as `12.5`. */
  readonly minPrice?: string;
  /** Highest price, like `minPrice`. */
  readonly maxPrice?: string;
  readonly availability?: 'inStock';
  /** One variant must have one of the values of each option. */
  readonly options?: readonly OptionFilter[];
  /** Default: `featured`. */
  readonly sort?: Exclude<ProductSort, 'featured'>;
}

/** A value of a filter, and the number of products that the list has with it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** An option by which a list can be filtered. */
export interface OptionFacet {
  readonly name: string;
  readonly values: readonly FacetValue[];
}

/** The filters of a list of products, and what they can be set to. */
export interface ProductListing {
  readonly filters: ProductFilters;
  /** Products on all pages. */
  readonly total: number;
  /** Lowest and highest price of all products in minor units; absent if there are no prices. */
  readonly prices?: { readonly minCents: number; readonly maxCents: number };
  /** Absent if all products are in stock, so that the filter would change nothing. */
  readonly inStockCount?: number;
  readonly options: readonly OptionFacet[];
}
