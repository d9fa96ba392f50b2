import type {
  FacetValue,
  OptionFacet,
  OptionFilter,
  ProductFilters,
  ProductListing,
} from '@sitewright/contracts/entities';
import type { OptionValue, ProductOption } from '../variants/product-options.ts';
import { priceCents } from './product-query.ts';

/** An offered variant, as far as filters need it. */
export interface ListedVariant {
  /** Effective price in minor units. */
  readonly cents: number;
  readonly isInStock: boolean;
  readonly optionValues: readonly OptionValue[];
}

/** A product of a list, as far as filters and orders need it. */
export interface ListedProduct {
  readonly id: string;
  readonly title: string;
  /** When it was published, in milliseconds. */
  readonly publishedMs: number;
  readonly options: readonly ProductOption[];
  readonly variants: readonly ListedVariant[];
}

/** What filters depend on besides the products. */
export interface ListingContext {
  readonly locale: string;
  /** Of the store's currency. */
  readonly fractionDigits: number;
}

type Condition = (variant: ListedVariant) => boolean;

const matchesOption =
  ({ name, values }: OptionFilter): Condition =>
  ({ optionValues }) =>
    optionValues.some(({ option, value }) => option === name && values.includes(value));

function priceConditions(
  { minPrice, maxPrice }: ProductFilters,
  fractionDigits: number,
): readonly Condition[] {
  const minCents = minPrice === undefined ? undefined : priceCents(minPrice, fractionDigits);
  const maxCents = maxPrice === undefined ? undefined : priceCents(maxPrice, fractionDigits);
  return [
    ...(minCents === undefined ? [] : [({ cents }: ListedVariant) => cents >= minCents]),
    ...(maxCents === undefined ? [] : [({ cents }: ListedVariant) => cents <= maxCents]),
  ];
}

const stockConditions = ({ availability }: ProductFilters): readonly Condition[] =>
  availability === undefined ? [] : [({ isInStock }) => isInStock];

/** The products with one variant that meets all conditions; without conditions, all of them. */
const select = (products: readonly ListedProduct[], conditions: readonly Condition[]) =>
  conditions.length === 0
    ? products
    : products.filter(({ variants }) =>
        variants.some((variant) => conditions.every((condition) => condition(variant))),
      );

/** Bounds of the prices of variants, of which there may be too many for `Math.min`. */
function priceBounds(variants: readonly ListedVariant[]): ProductListing['prices'] {
  const [first] = variants;
  if (first === undefined) return undefined;
  let [minCents, maxCents] = [first.cents, first.cents];
  for (const { cents } of variants) {
    if (cents < minCents) minCents = cents;
    if (cents > maxCents) maxCents = cents;
  }
  return { minCents, maxCents };
}

/** Sorts products that are in the owner's order. Products without a price come last. */
function sort(
  products: readonly ListedProduct[],
  by: ProductFilters['sort'],
  locale: string,
): readonly ListedProduct[] {
  switch (by) {
    case undefined:
      return products;
    case 'newest':
      return products.toSorted((a, b) => b.publishedMs - a.publishedMs);
    case 'name': {
      const { compare } = new Intl.Collator(locale, { numeric: true });
      return products.toSorted((a, b) => compare(a.title, b.title));
    }
    case 'priceAscending':
    case 'priceDescending': {
      const sign = by === 'priceAscending' ? 1 : -1;
      const priced = products.flatMap((product) => {
        const cents = priceBounds(product.variants)?.minCents;
        return cents === undefined ? [] : [{ product, cents }];
      });
      return [
        ...priced.toSorted((a, b) => sign * (a.cents - b.cents)).map(({ product }) => product),
        ...products.filter(({ variants }) => variants.length === 0),
      ];
    }
  }
}

/** The values by option that a product is offered with. */
function offeredValues({ variants }: ListedProduct): ReadonlyMap<string, ReadonlySet<string>> {
  const offered = new Map<string, Set<string>>();
  for (const { optionValues } of variants)
    for (const { option, value } of optionValues) {
      const values = offered.get(option);
      if (values === undefined) offered.set(option, new Set([value]));
      else values.add(value);
    }
  return offered;
}

/** The options of all products with the values that they are offered with, in the order in which they occur. */
function offeredOptions(products: readonly ListedProduct[]): ReadonlyMap<string, Set<string>> {
  const options = new Map<string, Set<string>>();
  for (const product of products) {
    const offered = offeredValues(product);
    for (const { name, values } of product.options)
      for (const value of values)
        if (offered.get(name)?.has(value) === true)
          options.set(name, (options.get(name) ?? new Set()).add(value));
  }
  return options;
}

/** A list of products in its order, and the filters that it offers. */
export interface ListedProducts {
  readonly ids: readonly string[];
  readonly listing: ProductListing;
}

/**
 * Filters and sorts products. The count of a value of an option is the number of products with it that meet all other
 * filters; so it says how many products there are if that value is the only one of its option.
 *
 * @param products In the owner's order.
 */
export function listProducts(
  products: readonly ListedProduct[],
  filters: ProductFilters,
  { locale, fractionDigits }: ListingContext,
): ListedProducts {
  const { options = [] } = filters;
  const prices = priceConditions(filters, fractionDigits);
  const stock = stockConditions(filters);
  const chosen = options.map(matchesOption);
  const listed = select(products, [...prices, ...stock, ...chosen]);

  const facets = [...offeredOptions(products)].map(([name, values]): OptionFacet => {
    const others = options.filter((option) => option.name !== name).map(matchesOption);
    const countOf = (value: string): FacetValue => {
      const own = matchesOption({ name, values: [value] });
      const conditions = [...prices, ...stock, ...others, own];
      return { value, count: select(products, conditions).length };
    };
    return { name, values: [...values].map(countOf) };
  });

  const bounds = priceBounds(products.flatMap(({ variants }) => variants));
  const isInStock: Condition = (variant) => variant.isInStock;
  const inStockCount = select(listed, [...prices, ...chosen, isInStock]).length;
  const hasSoldOut = products.some(({ variants }) => !variants.every(isInStock));
  return {
    ids: sort(listed, filters.sort, locale).map(({ id }) => id),
    listing: {
      filters,
      total: listed.length,
      ...(bounds === undefined ? {} : { prices: bounds }),
      ...(hasSoldOut ? { inStockCount } : {}),
      options: facets,
    },
  };
}
