import { workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { mergeProduct } from './merge-product.ts';
import { csvErrorText } from './csv-error.ts';
import { parseCsv, type CsvTable } from './parse-csv.ts';
import { shopifyExport, shopifyTitles, squarespaceExport } from './product-csv.fixture.ts';
import { readProducts } from './read-products.ts';
import { recognizeFormat } from './formats.ts';

const units = { currency: 'EUR', digits: 2, measurementStandard: 'metric' };

function tableOf(text: string): CsvTable {
  const { table, error } = parseCsv(text, 100);
  if (error !== undefined) throw new Error(csvErrorText(error));
  return table;
}
function read(text: string, changes: Partial<typeof units> = {}) {
  const table = tableOf(text);
  return readProducts(table, recognizeFormat(table.titles, () => []).mapping, {
    ...units,
    ...changes,
  });
}
const errorsOf = (text: string) =>
  read(text).flatMap(({ errors }) => errors.map((each) => [each.row, each.column, each.text]));

describe('parseCsv', () => {
  it.each([
    ['a,b\n1,"2\n3"\n', ','],
    ['a;b\n"1,5";2\n', ';'],
    ['a\tb\n1;1\t2,2\n', '\t'],
    ['sep=;\r\na,x;b\r\n1;2\r\n', ';'],
  ])('detects the delimiter of %j', (text, delimiter) => {
    const table = tableOf(text);
    expect([table.delimiter, table.titles.length, table.rows[0]?.cells.length]).toEqual([
      delimiter,
      2,
      2,
    ]);
  });

  it('numbers rows as spreadsheets do, and skips blank ones', () => {
    const { rows } = tableOf('a,b\n1,2\n,\n"x\ny",4\n5,6');
    expect(rows.map(({ number }) => number)).toEqual([2, 4, 5]);
  });

  it.each([
    ['', 'This file is empty.'],
    ['a,b\n', 'no rows'],
    ['a,b\n1,2\n3,"4\n5,6\n', 'Row 3 has a quotation mark that does not match.'],
    ['a,b\n1,"2"x\n3,4', 'Row 2 has a quotation mark'],
    [`a\n${'1\n'.repeat(101)}`, 'more than 100 rows'],
    [`a,${'b'.repeat(201)}\n1,2`, 'The title of column 2 has more than 200 characters'],
  ])('explains why %j is no table', (text, part) => {
    const { error } = parseCsv(text, 100);
    expect(error === undefined ? '' : csvErrorText(error)).toContain(part);
  });
});

describe('a hostile text', () => {
  it.each([
    ['a cell with many quotes', `a,b\n"x${'"y'.repeat(400_000)}`, 'brokenQuote'],
    ['a title with many quotes', `"x${'"y'.repeat(400_000)}`, 'brokenQuote'],
    ['many blank rows', `a\n${'\n'.repeat(400_000)}`, 'tooManyRows'],
    ['many cells in a row', `a\n${','.repeat(400_000)}`, 'tooManyColumns'],
  ])('with %s is rejected before it is parsed, which would take gigabytes', (_, text, kind) => {
    const parse = vi.spyOn(Papa, 'parse');
    try {
      expect(parseCsv(text, 20_000).error?.kind).toBe(kind);
      const lengths = parse.mock.calls.map(([parsed]) => parsed.length);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(100_000);
    } finally {
      parse.mockRestore();
    }
  });

  it.each([
    ['"a" ;"b""c"\n1;2', ['a', 'b"c']],
    ['a;b"c\n1;2', ['a', 'b"c']],
    ['"a;\r\nb";c\r\n1;2\r\n', ['a;\nb', 'c']],
  ])('is not %j, whose quotes match', (text, titles) => {
    expect(tableOf(text).titles).toEqual(titles);
  });
});

describe('recognizeFormat', () => {
  it.each([
    [shopifyTitles, 'shopify'],
    [shopifyExport, 'shopify'],
    [squarespaceExport, 'squarespace'],
    ['Name,Amount', 'other'],
  ])('recognizes the titles %.40s as %s', (text, format) => {
    const { titles } = tableOf(`${text.split('\n')[0]}\nx`);
    const { mapping, ...recognized } = recognizeFormat(titles, () => []);
    expect(recognized.format).toBe(format);
    const fields = mapping.filter((field) => field !== null);
    expect(new Set(fields).size).toBe(fields.length);
    if (format !== 'other')
      expect(fields).toEqual(expect.arrayContaining(['handle', 'title', 'price', 'sku', 'stock']));
  });

  it.each([
    ['the type, if it is used', ['Home > Mugs'], ['Mugs'], 'type'],
    ['the product category, if the type is empty', ['Home > Mugs'], [], 'category'],
    ['the type, if the product category has too many levels', ['A > B > C > D'], [], 'type'],
  ])('reads the categories of a Shopify file from %s', (_, category, type, expected) => {
    const { titles } = tableOf(`${shopifyTitles}\nx`);
    const indexes = { category: titles.indexOf('Product category'), type: titles.indexOf('Type') };
    const { mapping } = recognizeFormat(titles, (index) =>
      index === indexes.category ? category : index === indexes.type ? type : [],
    );
    expect(mapping.filter((field) => field === 'categories')).toHaveLength(1);
    expect(mapping[indexes[expected as keyof typeof indexes]]).toBe('categories');
  });
});

describe('readProducts', () => {
  it('reads a Shopify export with options, sale, stock, images and a gift card', () => {
    const [mug, card] = read(shopifyExport);
    expect(mug).toEqual({
      errors: [],
      product: {
        row: 2,
        handle: 'mug',
        title: 'Mug',
        descriptionHtml: '<p>Made by hand, fired twice.</p>',
        seoTitle: 'Mug',
        seoDescription: 'A mug.',
        workflowState: workflowState.PUBLISHED,
        categories: ['Mugs'],
        tags: ['clay', 'kitchen'],
        images: ['mug one.jpg', 'mug-two.jpg', 'mug-three.jpg'],
        options: [{ name: 'Size', values: ['Small', 'Large'] }],
        variants: [
          {
            row: 2,
            sku: 'MUG-S',
            optionValues: [{ option: 'Size', value: 'Small' }],
            price: 2400,
            salePrice: 1800,
            onSale: true,
            stock: 7,
            isTracked: true,
            continueSelling: false,
            weightGrams: 350,
            image: 'small.jpg',
          },
          {
            row: 3,
            sku: 'MUG-L',
            optionValues: [{ option: 'Size', value: 'Large' }],
            price: 2600,
            salePrice: 2600,
            onSale: false,
            stock: -2,
            isTracked: true,
            continueSelling: true,
            weightGrams: 500,
            image: null,
          },
        ],
      },
    });
    expect(card?.product).toMatchObject({
      productType: 'gift card',
      workflowState: workflowState.PRIVATE,
      taxClass: 'zero',
      options: [],
      variants: [{ sku: '', stock: null, price: 5000 }],
    });
  });

  it.each([
    ['24.00', { price: 2400, salePrice: 1800, onSale: true }],
    ['18.00', { price: 1800, salePrice: 1800, onSale: false }],
    ['12.00', { price: 1800, salePrice: 1800, onSale: false }],
    ['', { price: 1800, salePrice: 1800, onSale: false }],
  ])('reads a price of 18.00 with a compare-at price of %j', (compareAt, prices) => {
    const [mug] = read(shopifyExport.replace('18.00,24.00', `18.00,${compareAt}`));
    expect(mug?.product.variants[0]).toMatchObject(prices);
  });

  it.each([
    ['metric', 500, { lengthMm: 300, widthMm: 200, heightMm: 10 }],
    ['imperial', 227, { lengthMm: 762, widthMm: 508, heightMm: 25 }],
  ])('reads a Squarespace export in %s units', (measurementStandard, grams, dimensions) => {
    const [print, framing] = read(squarespaceExport, { measurementStandard });
    expect(print?.errors).toEqual([]);
    expect(print?.product).toMatchObject({
      handle: 'print',
      productType: 'physical',
      workflowState: workflowState.PUBLISHED,
      categories: ['Prints', 'Paper'],
      images: ['one.jpg', 'two.jpg'],
      variants: [
        { price: 4000, salePrice: 3000, onSale: true, stock: 5, weightGrams: grams, dimensions },
        { price: 6000, onSale: false, stock: null, dimensions: null },
      ],
    });
    expect(framing?.product).toMatchObject({
      productType: 'service',
      workflowState: workflowState.PRIVATE,
      variants: [{ optionValues: [] }],
    });
  });

  it.each([
    ['12.50', 1250],
    ['12,5', 1250],
    ['€ 1.234,50', 123_450],
    ['1,234.50 USD', 123_450],
    ["1'234", 123_400],
    ['12.500', 1250],
    ['0', 0],
  ])('reads the price %s', (price, cents) => {
    const [read1] = read(`Title;Price\nMug;"${price}"`);
    expect(read1?.product.variants[0]?.price).toBe(cents);
  });

  it.each([
    ['Title,Price\nMug,cheap', [2, 'Price', '“cheap” is not a valid price.']],
    ['Title,Price\nMug,-5', [2, 'Price', 'The price is below 0.']],
    ['Title,Price\nMug,"1,234"', [2, 'Price', 'If you mean thousands, enter 1234.']],
    ['Title,Price\nMug,1.239', [2, 'Price', 'has too many decimals. Enter at most 2']],
    ['Title,Price\nMug,1000001', [2, 'Price', 'too high']],
    ['Title,Price,Currency\nMug,1,USD', [2, 'Currency', 'in USD, but your store sells in EUR']],
    ['Title,Price,Stock\nMug,1,2.5', [2, 'Stock', 'has decimals']],
    ['Title,Price,On sale\nMug,1,maybe', [2, 'On sale', 'neither yes nor no']],
    ['Title,Price,Status\nMug,1,gone', [2, 'Status', 'not a status. Use one of: published']],
    ['Title,Price\nMug,1,2,3', [2, null, 'more cells than there are columns']],
    ['Title,Price,SKU\nMug,1,A\nCup,2,A', [3, null, 'Row 2 has the SKU A too.']],
    ['Title,Price,Categories\nMug,1,Much too long for a category', [2, 'Categories', 'too long']],
    ['Title,Price,Categories\nMug,1,A > B > C > D', [2, 'Categories', 'too many levels']],
    ['URL slug,Title,Price\na b,Mug,1', [2, 'URL slug', 'not a valid URL slug']],
    [
      'Title,Price,Option 1 name,Option 1 value\nMug,1,Size,S\nMug,1,,',
      [3, 'Option 1 value', 'The option “Size” needs a value.'],
    ],
    [
      'Title,Price,Option 1 name,Option 1 value\nMug,1,Size,S\nMug,2,Size,S',
      [3, null, 'Row 2 has the variant “S” too.'],
    ],
  ])('explains the error of %j', (text, [row, column, part]) => {
    const errors = errorsOf(text);
    expect(errors[0]?.slice(0, 2)).toEqual([row, column]);
    expect(errors[0]?.[2]).toContain(part);
  });
});

const stored: ItemDraft = {
  title: 'Print',
  urlId: 'print',
  excerpt: 'Short',
  body: null,
  imageIds: ['f1'],
  author: '',
  categories: ['Wall'],
  tags: [],
  workflowState: workflowState.PUBLISHED,
  publishAt: null,
  product: {
    productType: 'physical',
    options: [{ name: 'Size', values: ['A3', 'A4'] }],
    variants: ['A3', 'A4'].map((value, index) => ({
      id: `v${index}`,
      sku: `SKU-${value}`,
      price: 1000,
      salePrice: 900,
      onSale: false,
      unlimited: false,
      qtyInStock: 3,
      optionValues: [{ option: 'Size', value }],
      weightGrams: 100,
    })),
  },
};

function merge(text: string, before: ItemDraft | null = stored) {
  const [first] = read(text);
  return mergeProduct({
    product: first!.product,
    stored: before,
    body: undefined,
    findImage: (name) => ({ 'one.jpg': 'f1' })[name],
  });
}

describe('mergeProduct', () => {
  it('changes only what the file has columns for, by SKU, and leaves other variants', () => {
    const { draft, isChanged } = merge('Title,SKU,Price,Stock\nPrint,SKU-A4,12,8');
    expect(isChanged).toBe(true);
    expect(draft.product?.variants).toEqual([
      stored.product?.variants[0],
      { ...stored.product?.variants[1], price: 1200, qtyInStock: 8 },
    ]);
    expect({ ...draft, product: stored.product }).toEqual(stored);
  });

  it('recognizes a file without changes', () => {
    const text =
      'Title,SKU,Price,Option 1 name,Option 1 value\nPrint,SKU-A4,10,Size,A4\nPrint,SKU-A3,10,Size,A3';
    expect(merge(text).isChanged).toBe(false);
  });

  it('adds variants at their position in the matrix, and finds others by their options', () => {
    const { draft, errors } = merge(
      'Title,SKU,Price,Option 1 name,Option 1 value\nPrint,,15,Size,A2\nPrint,NEW-A3,10,Size,A3',
    );
    expect(errors).toEqual([]);
    expect(draft.product?.options).toEqual([{ name: 'Size', values: ['A3', 'A4', 'A2'] }]);
    expect(draft.product?.variants.map(({ id, sku, price }) => [id, sku, price])).toEqual([
      ['v0', 'NEW-A3', 1000],
      ['v1', 'SKU-A4', 1000],
      ['0'.repeat(24), '', 1500],
    ]);
  });

  it('rejects options that do not fit the stored ones', () => {
    const { errors } = merge('Title,SKU,Price,Option 1 name,Option 1 value\nPrint,X,15,Color,Red');
    expect(errors[0]?.text).toContain('a value for each of its options');
  });

  it('requires a title and a price of a new product', () => {
    expect(merge('SKU,Stock\nX,1', null).errors.map(({ text }) => text)).toEqual([
      'A new product or variant needs a price.',
      'A new product needs a title.',
    ]);
  });

  it('reports images that are not stored, and does not remove the present ones', () => {
    const { draft, missingImages } = merge('Title,Images\nPrint,"two.jpg, one.jpg"');
    expect([draft.imageIds, missingImages]).toEqual([['f1'], ['two.jpg']]);
  });

  it('rejects a stock below zero of a variant that is not sold on', () => {
    expect(merge('Title,SKU,Stock\nPrint,SKU-A4,-1').errors[0]?.text).toContain('below 0');
  });
});
