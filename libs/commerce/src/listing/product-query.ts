import {
  maxOptions,
  productSorts,
  type OptionFilter,
  type ProductFilters,
  type ProductSort,
} from '@sitewright/contracts/entities';

const optionPrefix = 'option.';
/** Limits that keep URLs, and the work for one of them, small. */
const queryLimits = { name: 50, value: 100, values: 50 } as const;

/** The name of the query parameter of an option. */
export const optionParameter = (name: string): string => `${optionPrefix}${name}`;

/** Each price has one spelling: `012.50` is `12.5`. Undefined for anything but an amount. */
export function readPrice(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const [, units = '', decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (units === '') return undefined;
  const fraction = decimals.replace(/0+$/, '');
  return `${Number(units)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** An amount of a filter in minor units, rounded to the currency's digits. */
export const priceCents = (price: string, fractionDigits: number): number =>
  Math.round(Number(price) * 10 ** fractionDigits);

const isSort = (text: unknown): text is ProductSort => productSorts.some((sort) => sort === text);

const toTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (text): text is string => typeof text === 'string',
  );

function readOptions(query: Readonly<Record<string, unknown>>): readonly OptionFilter[] {
  const options: OptionFilter[] = [];
  let left = queryLimits.values;
  for (const key of Object.keys(query).toSorted()) {
    const name = key.startsWith(optionPrefix) ? key.slice(optionPrefix.length) : '';
    if (name === '' || name.length > queryLimits.name || options.length === maxOptions) continue;
    const values = [...new Set(toTexts(query[key]))]
      .filter((value) => value !== '' && value.length <= queryLimits.value)
      .toSorted()
      .slice(0, left);
    left -= values.length;
    if (values.length > 0) options.push({ name, values });
  }
  return options;
}

/**
 * Reads the filters of a list of products from the query of a URL. Anything else is ignored, so that each set of filters
 * is equal to what `writeProductQuery` makes of it.
 */
export function readProductQuery(query: Readonly<Record<string, unknown>>): ProductFilters {
  const minPrice = readPrice(query['minPrice']);
  const maxPrice = readPrice(query['maxPrice']);
  const { sort } = query;
  const options = readOptions(query);
  return {
    // A price of 0 or more filters nothing.
    ...(minPrice === undefined || minPrice === '0' ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(query['availability'] === 'inStock' ? { availability: 'inStock' as const } : {}),
    ...(options.length === 0 ? {} : { options }),
    ...(isSort(sort) && sort !== 'featured' ? { sort } : {}),
  };
}

/** The query parameters of filters, in a fixed order: equal filters have one URL. */
export function writeProductQuery(filters: ProductFilters): readonly [string, string][] {
  const { minPrice, maxPrice, availability, options = [], sort } = filters;
  const single = { minPrice, maxPrice, availability };
  return [
    ...Object.entries(single).filter((pair): pair is [string, string] => pair[1] !== undefined),
    ...options.flatMap(({ name, values }) =>
      values.map((value): [string, string] => [optionParameter(name), value]),
    ),
    ...(sort === undefined ? [] : [['sort', sort] satisfies [string, string]]),
  ];
}

/** Whether filters leave out products; the order leaves out nothing. */
export const narrowsProducts = ({ sort: _sort, ...filters }: ProductFilters): boolean =>
  Object.keys(filters).length > 0;
