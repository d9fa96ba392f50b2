import { categoryPath, type CategoryParents } from '@sitewright/contracts/categories';
import { itemDraft, type ItemDraft } from '@sitewright/contracts/entities';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { recognizeFormat } from './formats.ts';
import { mergeProduct } from './merge-product.ts';
import { parseCsv } from './parse-csv.ts';
import { readProducts } from './read-products.ts';
import { csvProductLines, csvTitleLine, type ExportedProduct } from './write-products.ts';

const digits = 2;

/** Characters that have a meaning in CSV, in spreadsheets or in our lists, and some letters. */
const special = fc.constantFrom(
  ',',
  ';',
  '\t',
  '"',
  "'",
  '\\',
  '>',
  '/',
  '=',
  '+',
  '-',
  '@',
  ' ',
  '|',
  '#',
  '%',
  '?',
  'a',
  'B',
  'é',
  '器',
  '1',
);
const textOf = (maxLength: number, minLength = 0) =>
  fc.string({ unit: special, minLength, maxLength });
/** A line as the contract stores it: trimmed, without control characters. */
const lineOf = (maxLength: number) =>
  textOf(maxLength, 1)
    .map((text) => text.replaceAll('\t', ' ').trim())
    .filter((text) => text !== '');
const hex = fc.string({
  unit: fc.constantFrom(
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
  ),
  minLength: 24,
  maxLength: 24,
});
const slug = fc.string({
  unit: fc.constantFrom('a', 'b', '0', 'é', '器'),
  minLength: 1,
  maxLength: 9,
});
const distinct = (
  length: { readonly minLength: number; readonly maxLength: number },
  max: number,
) => fc.uniqueArray(lineOf(max), { ...length, selector: (text) => text.trim().toLowerCase() });

/** A stored product with a complete or partial matrix. */
const storedProduct: fc.Arbitrary<ExportedProduct> = fc
  .tuple(
    distinct({ minLength: 0, maxLength: 3 }, 20),
    fc.array(distinct({ minLength: 1, maxLength: 3 }, 20), { minLength: 3, maxLength: 3 }),
    fc.gen(),
  )
  .map(([names, values, draw]) => {
    // Shopify's name for products without options.
    const options = names
      .filter((name) => name.toLowerCase() !== 'title')
      .map((name, index) => ({ name, values: values[index] as string[] }));
    const combinations = options.reduce<string[][]>(
      (before, option) => before.flatMap((each) => option.values.map((value) => [...each, value])),
      [[]],
    );
    const chosen = combinations.filter((_, index) => index === 0 || draw(fc.boolean));
    const cents = () => draw(() => fc.integer({ min: 0, max: 100_000_000 }));
    const images = draw(() => fc.uniqueArray(hex, { maxLength: 3 }));
    return {
      title: draw(() => lineOf(60)),
      urlId: draw(() => slug),
      excerpt: draw(() =>
        fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '=', ' '), maxLength: 40 }),
      ),
      body: null,
      imageIds: images,
      author: draw(() => fc.oneof(fc.constant(''), lineOf(20))),
      categories: draw(() => distinct({ minLength: 0, maxLength: 3 }, 20)),
      tags: draw(() => distinct({ minLength: 0, maxLength: 3 }, 20)),
      workflowState: draw(() => fc.integer({ min: 1, max: 5 })),
      publishAt: draw(() => fc.oneof(fc.constant(null), fc.constant('2026-11-29T12:30:15.123Z'))),
      seo: {
        title: draw(() => fc.oneof(fc.constant(''), lineOf(60))),
        description: draw(() => fc.oneof(fc.constant(''), lineOf(60))),
        imageId: null,
        noIndex: draw(fc.boolean),
      },
      product: {
        productType: draw(() => fc.constantFrom('physical', 'service', 'digital', 'gift card')),
        options,
        ...draw(() =>
          fc.constantFrom(
            {},
            ...(['standard', 'reduced', 'zero'] as const).map((taxClass) => ({ taxClass })),
          ),
        ),
        variants: chosen.map((each, index) => {
          const continueSelling = draw(fc.boolean);
          const unlimited = draw(fc.boolean);
          return {
            id: `2${String(index).padStart(23, '0')}`,
            sku: `${draw(() => lineOf(20))}${index}`,
            price: cents(),
            salePrice: cents(),
            onSale: draw(fc.boolean),
            unlimited,
            qtyInStock: unlimited
              ? 0
              : draw(() => fc.integer({ min: continueSelling ? -9 : 0, max: 1000 })),
            optionValues: each.map((value, axis) => ({
              option: options[axis]?.name ?? '',
              value,
            })),
            ...(draw(fc.boolean)
              ? { weightGrams: draw(() => fc.integer({ min: 0, max: 1_000_000 })) }
              : {}),
            ...(draw(fc.boolean)
              ? { dimensions: { lengthMm: 1 + index, widthMm: 20, heightMm: 100_000 } }
              : {}),
            ...(images[0] !== undefined && draw(fc.boolean) ? { imageId: images[0] } : {}),
            ...(draw(fc.boolean) ? { available: false } : {}),
            ...(continueSelling ? { continueSelling: true } : {}),
          };
        }),
      },
    };
  });

function roundTrip(product: ExportedProduct, parents: CategoryParents = new Map()) {
  const parts = {
    currency: 'EUR',
    digits,
    optionCount: 3,
    categoryParents: parents,
    imageName: (id: string) => id,
    toHtml: () => '',
  };
  const text = csvTitleLine(parts) + csvProductLines(product, parts);
  const { table } = parseCsv(text, 1000);
  if (table === undefined) throw new Error(`No table: ${text}`);
  const { format, mapping } = recognizeFormat(table.titles, () => []);
  const read = readProducts(table, mapping, {
    currency: 'EUR',
    digits,
    measurementStandard: 'metric',
  });
  return { text, table, format, read };
}

const merge = (product: ExportedProduct, stored: ItemDraft | null) => {
  const { read, format } = roundTrip(product);
  expect([format, read.length, read.flatMap(({ errors }) => errors)]).toEqual([
    'sitewright',
    1,
    [],
  ]);
  return mergeProduct({
    product: read[0]!.product,
    stored,
    body: null,
    findImage: (name) => name,
  });
};

/** The export names the class of each product. */
const withTaxClass = (product: ExportedProduct): ExportedProduct => ({
  ...product,
  product: product.product && { taxClass: 'standard', ...product.product },
});

it('imports an export without a change', () => {
  fc.assert(
    fc.property(storedProduct, (product) => {
      const { isChanged, errors, draft } = merge(product, product);
      expect(errors).toEqual([]);
      expect(draft).toEqual(withTaxClass(product));
      expect(isChanged).toBe(false);
    }),
    { seed: 18, numRuns: 200 },
  );
});

it('imports the paths of categories of an export', () => {
  fc.assert(
    fc.property(storedProduct, distinct({ minLength: 1, maxLength: 2 }, 20), (product, above) => {
      const [parent = '', top] = above;
      const parents = new Map(
        product.categories.filter((name) => !above.includes(name)).map((name) => [name, parent]),
      );
      if (top !== undefined) parents.set(parent, top);
      const { read } = roundTrip(product, parents);
      const paths = product.categories.map((name) => categoryPath(name, parents));
      expect(read[0]?.product.categories ?? []).toEqual(product.categories);
      expect(read[0]?.product.categoryPaths ?? []).toEqual(
        paths.filter(({ length }) => length > 1),
      );
    }),
    { seed: 18, numRuns: 200 },
  );
});

it('imports an export into another shop as the same product', () => {
  fc.assert(
    fc.property(storedProduct, (product) => {
      const { draft, errors } = merge(product, null);
      expect(errors).toEqual([]);
      const ids = (each: ItemDraft) =>
        each.product!.variants.map((variant) => ({ ...variant, id: '' }));
      expect(ids(draft)).toEqual(ids(product));
      const { product: expected, ...item } = withTaxClass(product);
      expect({ ...draft, product: { ...draft.product, variants: [] } }).toEqual({
        ...item,
        product: { ...expected, variants: [] },
      });
      // The contract accepts what an import writes.
      const [variant] = product.product!.variants;
      const checked = { ...draft, product: { ...draft.product!, variants: [variant] } };
      expect(itemDraft.safeParse(checked).error?.issues ?? []).toEqual([]);
    }),
    { seed: 18, numRuns: 200 },
  );
});

it('exports no cell that a spreadsheet would run', () => {
  fc.assert(
    fc.property(storedProduct, (product) => {
      const cells = roundTrip(product).table.rows.flatMap((row) => row.cells);
      const texts = cells.filter((cell) => !/^-?\d+(?:\.\d+)?$/.test(cell));
      expect(texts.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
    { seed: 18, numRuns: 100 },
  );
});
