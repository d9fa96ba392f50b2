import { maxCategoryLevels } from '@sitewright/contracts/categories';
import type {
  CsvField,
  CsvFormat,
  CsvMapping,
  OptionCsvField,
} from '@sitewright/contracts/entities';
import { maxTagLength } from '@sitewright/contracts/limits';
import { parseCategories } from './category-cell.ts';

type Titles = Readonly<Record<string, CsvField>>;

const optionTitles = (count: number, titlesOf: (number: number) => Titles): Titles =>
  Object.assign({}, ...Array.from({ length: count }, (_, index) => titlesOf(index + 1))) as Titles;

/** The column titles of our own format, in the order of the export. */
export const plainTitles = {
  'URL slug': 'handle',
  Title: 'title',
  'Short description': 'excerpt',
  'Description (HTML)': 'description',
  'Product type': 'productType',
  Status: 'status',
  'Publish date': 'publishAt',
  Author: 'author',
  Categories: 'categories',
  Tags: 'tags',
  'Tax class': 'taxClass',
  Images: 'images',
  'SEO title': 'seoTitle',
  'SEO description': 'seoDescription',
  'Hide from search engines': 'noIndex',
  SKU: 'sku',
  Currency: 'currency',
  Price: 'price',
  'Sale price': 'salePrice',
  'On sale': 'onSale',
  Stock: 'stock',
  'Continue selling when out of stock': 'continueSelling',
  Available: 'isAvailable',
  'Weight (g)': 'weightGrams',
  'Length (mm)': 'lengthMm',
  'Width (mm)': 'widthMm',
  'Height (mm)': 'heightMm',
  'Variant image': 'variantImage',
} as const satisfies Titles;

/** The column titles of an option in our own format. */
export const optionTitlesOf = (number: number) =>
  ({
    [`Option ${number} name`]: `option${number}Name`,
    [`Option ${number} value`]: `option${number}Value`,
    [`Option ${number} values`]: `option${number}Values`,
  }) as Readonly<Record<string, OptionCsvField>>;

const shopifyOptions: Titles = optionTitles(3, (number) => ({
  [`Option${number} Name`]: `option${number}Name`,
  [`Option${number} Value`]: `option${number}Value`,
}));

/**
 * Shopify's product export, in its present form and the one before. Titles as in public files that were exported with
 * it; about their values: https://help.shopify.com/en/manual/products/import-export/using-csv (read on 2026-11-29).
 */
const shopifyTitles: Titles = {
  ...shopifyOptions,
  Title: 'title',
  'URL handle': 'handle',
  Description: 'description',
  Type: 'categories',
  Tags: 'tags',
  'Published on online store': 'isPublished',
  Status: 'status',
  SKU: 'sku',
  Price: 'price',
  'Compare-at price': 'compareAtPrice',
  'Charge tax': 'isTaxed',
  'Inventory tracker': 'stockTracker',
  'Inventory quantity': 'stock',
  'Continue selling when out of stock': 'continueSelling',
  'Weight value (grams)': 'weightGrams',
  'Requires shipping': 'isShipped',
  'Product image URL': 'image',
  'Variant image URL': 'variantImage',
  'Gift card': 'isGiftCard',
  'SEO title': 'seoTitle',
  'SEO description': 'seoDescription',
  Handle: 'handle',
  'Body (HTML)': 'description',
  Published: 'isPublished',
  'Variant SKU': 'sku',
  'Variant Grams': 'weightGrams',
  'Variant Inventory Tracker': 'stockTracker',
  'Variant Inventory Qty': 'stock',
  'Variant Inventory Policy': 'continueSelling',
  'Variant Price': 'price',
  'Variant Compare At Price': 'compareAtPrice',
  'Variant Requires Shipping': 'isShipped',
  'Variant Taxable': 'isTaxed',
  'Image Src': 'image',
  'Variant Image': 'variantImage',
};

/**
 * Squarespace's product export, with three options or six. Titles as in public files that were exported with it;
 * about their values: https://support.squarespace.com/hc/en-us/articles/115000378108 (read on 2026-11-29).
 */
const squarespaceTitles: Titles = {
  ...optionTitles(6, (number) => ({
    [`Option Name ${number}`]: `option${number}Name`,
    [`Option Value ${number}`]: `option${number}Value`,
  })),
  'Product Type [Non Editable]': 'productType',
  'Product Type': 'productType',
  'Product URL': 'handle',
  Title: 'title',
  Description: 'description',
  SKU: 'sku',
  Price: 'price',
  'Sale Price': 'salePrice',
  'On Sale': 'onSale',
  Stock: 'stock',
  Categories: 'categories',
  Tags: 'tags',
  Weight: 'weight',
  Length: 'length',
  Width: 'width',
  Height: 'height',
  Visible: 'isPublished',
  'Hosted Image URLs': 'images',
};

/** Titles that other shops and people use. */
const commonTitles: Titles = {
  ...squarespaceTitles,
  ...shopifyTitles,
  ...plainTitles,
  ...optionTitles(10, optionTitlesOf),
  Name: 'title',
  'Product name': 'title',
  Slug: 'handle',
  'Regular price': 'price',
  Category: 'categories',
  Quantity: 'stock',
  'Stock quantity': 'stock',
  Image: 'images',
  'Item number': 'sku',
};

const keyOf = (title: string): string => title.trim().toLowerCase();

const tableOf = (titles: Titles): ReadonlyMap<string, CsvField> =>
  new Map(Object.entries(titles).map(([title, field]) => [keyOf(title), field]));

const tables: Readonly<Record<CsvFormat, ReadonlyMap<string, CsvField>>> = {
  sitewright: tableOf({ ...plainTitles, ...optionTitles(10, optionTitlesOf) }),
  shopify: tableOf(shopifyTitles),
  squarespace: tableOf(squarespaceTitles),
  other: tableOf(commonTitles),
};

/** Titles of which a file of the format has all of one list. */
const signatures: Readonly<Record<Exclude<CsvFormat, 'other'>, readonly (readonly string[])[]>> = {
  sitewright: [['url slug', 'description (html)', 'price', 'available']],
  shopify: [
    ['handle', 'title', 'option1 name', 'option1 value', 'variant price'],
    ['handle', 'title', 'body (html)', 'variant price'],
    ['url handle', 'title', 'option1 name', 'option1 value', 'price'],
    ['url handle', 'title', 'compare-at price', 'price'],
  ],
  squarespace: [
    ['product url', 'title', 'option name 1', 'option value 1', 'price'],
    ['product id [non editable]', 'variant id [non editable]', 'title', 'price'],
  ],
};

/** Shopify's category of the standard taxonomy, which is a path. Its `Type` is the shop's own word, if it is used. */
const taxonomyTitle = 'product category';
const taxonomyFormats: readonly CsvFormat[] = ['shopify', 'other'];

const isCategoryPath = (path: readonly string[]): boolean =>
  path.length <= maxCategoryLevels && path.every((name) => name.length <= maxTagLength.category);

/** Maps the column of the taxonomy if no other column has categories, and if its values can be ones. */
function withTaxonomy(
  mapping: CsvMapping,
  titles: readonly string[],
  valuesOf: (index: number) => readonly string[],
): CsvMapping {
  const index = titles.findIndex((title) => keyOf(title) === taxonomyTitle);
  const mapped = mapping.indexOf('categories');
  if (index === -1 || (mapped !== -1 && valuesOf(mapped).length > 0)) return mapping;
  const values = valuesOf(index);
  const fits = values.every((value) => parseCategories(value).every(isCategoryPath));
  if (values.length === 0 || !fits) return mapping;
  return mapping.map((field, other) =>
    other === index ? 'categories' : field === 'categories' ? null : field,
  );
}

/**
 * The format of a file by its column titles, and the field of each column. No field has two columns. `valuesOf` returns
 * the values of a column that are not empty.
 */
export function recognizeFormat(
  titles: readonly string[],
  valuesOf: (index: number) => readonly string[],
): {
  readonly format: CsvFormat;
  readonly mapping: CsvMapping;
} {
  const keys = new Set(titles.map(keyOf));
  const format =
    (Object.keys(signatures) as (keyof typeof signatures)[]).find((each) =>
      signatures[each].some((required) => required.every((title) => keys.has(title))),
    ) ?? 'other';
  const table = tables[format];
  const taken = new Set<CsvField>();
  const mapping = titles.map((title) => {
    const field = table.get(keyOf(title));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  return {
    format,
    mapping: taxonomyFormats.includes(format) ? withTaxonomy(mapping, titles, valuesOf) : mapping,
  };
}
