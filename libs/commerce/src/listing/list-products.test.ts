import type { ProductFilters } from '@sitewright/contracts/entities';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listProducts, type ListedProduct } from './index.ts';

const context = { locale: 'de', fractionDigits: 2 };

type VariantTuple = readonly [size: string, frame: string, cents: number, isInStock: boolean];

const productOf = (
  id: string,
  variants: readonly VariantTuple[],
  more: Partial<ListedProduct> = {},
): ListedProduct => ({
  id,
  title: id,
  publishedMs: 0,
  options: [
    { name: 'Size', values: ['A4', 'A3', 'A2'] },
    { name: 'Frame', values: ['Oak', 'Black'] },
  ],
  variants: variants.map(([size, frame, cents, isInStock]) => ({
    cents,
    isInStock,
    optionValues: [
      { option: 'Size', value: size },
      { option: 'Frame', value: frame },
    ],
  })),
  ...more,
});

const prints = [
  productOf(
    'Öland',
    [
      ['A4', 'Oak', 3000, true],
      ['A3', 'Black', 4000, false],
    ],
    { publishedMs: 2 },
  ),
  productOf('Zinnia', [['A3', 'Oak', 2000, true]], { publishedMs: 3 }),
  productOf('Anemone', [['A4', 'Black', 5000, true]], { publishedMs: 1 }),
  productOf('Draft', [], { publishedMs: 0 }),
];
const list = (filters: ProductFilters = {}) => listProducts(prints, filters, context);
const size = (...values: string[]) => ({ name: 'Size', values });

describe('a filtered list of products', () => {
  it('keeps the order of the owner, and the products without a price', () => {
    expect(list().ids).toEqual(['Öland', 'Zinnia', 'Anemone', 'Draft']);
    expect(list().listing).toMatchObject({ total: 4, prices: { minCents: 2000, maxCents: 5000 } });
  });

  it('has the products of which one variant meets all filters', () => {
    expect(list({ options: [size('A3')] }).ids).toEqual(['Öland', 'Zinnia']);
    expect(list({ options: [size('A3'), { name: 'Frame', values: ['Oak'] }] }).ids).toEqual([
      'Zinnia',
    ]);
    expect(list({ options: [size('A3')], availability: 'inStock' }).ids).toEqual(['Zinnia']);
    expect(list({ options: [size('A3', 'A4')], minPrice: '35' }).ids).toEqual(['Öland', 'Anemone']);
    expect(list({ minPrice: '20', maxPrice: '30' }).ids).toEqual(['Öland', 'Zinnia']);
    expect(list({ minPrice: '20.01', maxPrice: '29.99' }).ids).toEqual([]);
    expect(list({ options: [size('A5')] }).ids).toEqual([]);
  });

  it.each([
    ['newest', ['Zinnia', 'Öland', 'Anemone', 'Draft']],
    ['priceAscending', ['Zinnia', 'Öland', 'Anemone', 'Draft']],
    ['priceDescending', ['Anemone', 'Öland', 'Zinnia', 'Draft']],
    ['name', ['Anemone', 'Draft', 'Öland', 'Zinnia']],
  ] as const)('is sorted by %s', (sort, ids) => {
    expect(list({ sort }).ids).toEqual(ids);
  });

  it('offers the values of offered variants, with the number of products that each would show', () => {
    const { options, inStockCount } = list({ options: [size('A3')] }).listing;
    expect(options).toEqual([
      {
        name: 'Size',
        values: [
          { value: 'A4', count: 2 },
          { value: 'A3', count: 2 },
        ],
      },
      {
        name: 'Frame',
        values: [
          { value: 'Oak', count: 1 },
          { value: 'Black', count: 1 },
        ],
      },
    ]);
    expect(inStockCount).toBe(1);
  });

  it('offers no stock filter if nothing is sold out', () => {
    expect(listProducts(prints.slice(1, 3), {}, context).listing).not.toHaveProperty(
      'inStockCount',
    );
  });

  it('shows as many products as the count of the chosen value says', () => {
    const variant = fc.tuple(
      fc.constantFrom('A4', 'A3'),
      fc.constantFrom('Oak', 'Black'),
      fc.integer({ min: 1, max: 9 }).map((units) => units * 100),
      fc.boolean(),
    );
    const catalogs = fc.array(fc.array(variant, { maxLength: 4 }), { maxLength: 8 });
    const filters = fc.record(
      {
        minPrice: fc.constantFrom('2', '5'),
        maxPrice: fc.constantFrom('4', '8'),
        availability: fc.constant('inStock' as const),
        options: fc.constant([{ name: 'Frame', values: ['Oak'] }]),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(catalogs, filters, (catalog, chosen) => {
        const products = catalog.map((variants, index) => productOf(String(index), variants));
        const { ids, listing } = listProducts(products, chosen, context);
        // An independent count, variant by variant.
        const expected = catalog.filter((variants) =>
          Object.keys(chosen).length === 0
            ? true
            : variants.some(
                ([, frame, cents, isInStock]) =>
                  cents >= Number(chosen.minPrice ?? 0) * 100 &&
                  cents <= Number(chosen.maxPrice ?? 100) * 100 &&
                  (chosen.availability === undefined || isInStock) &&
                  (chosen.options === undefined || frame === 'Oak'),
              ),
        );
        expect(ids).toHaveLength(expected.length);
        const sizes = listing.options.find(({ name }) => name === 'Size')?.values ?? [];
        for (const { value, count } of sizes) {
          const options = [...(chosen.options ?? []), size(value)];
          expect(listProducts(products, { ...chosen, options }, context).ids).toHaveLength(count);
        }
      }),
    );
  });
});
