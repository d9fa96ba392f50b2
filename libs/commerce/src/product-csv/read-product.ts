import { workflowState, type WorkflowState } from '@sitewright/contracts/codes';
import {
  taxClasses,
  urlId,
  type ProductTypeName,
  type TaxClass,
} from '@sitewright/contracts/entities';
import { maxCategoryLevels } from '@sitewright/contracts/categories';
import { maxTagLength } from '@sitewright/contracts/limits';
import { fileNameOf, parseYesNo, shorten, type CellValue } from './cell-values.ts';
import { parseCategories } from './category-cell.ts';
import { parseCsvList } from './csv-list.ts';
import type { CsvProduct } from './csv-product.ts';
import { readHandle, type RowGroup } from './group-rows.ts';
import type { CsvRow } from './parse-csv.ts';
import { hasVariant, readOptions } from './read-options.ts';
import { readVariant, type CsvUnits } from './read-variant.ts';
import type { RowReader } from './row-reader.ts';

/** The status names of our own format. */
export const statusNames = {
  published: workflowState.PUBLISHED,
  scheduled: workflowState.SCHEDULED,
  'needs review': workflowState.NEEDS_REVIEW,
  draft: workflowState.DRAFT,
  hidden: workflowState.PRIVATE,
} as const;

const statuses: Readonly<Record<string, WorkflowState>> = {
  ...statusNames,
  // Shopify's.
  active: workflowState.PUBLISHED,
  archived: workflowState.PRIVATE,
  unlisted: workflowState.PRIVATE,
};

const types: Readonly<Record<string, ProductTypeName>> = {
  physical: 'physical',
  service: 'service',
  digital: 'digital',
  download: 'digital',
  'gift card': 'gift card',
};

const parseFrom =
  <Value>(table: Readonly<Record<string, Value>>, noun: string) =>
  (cell: string): CellValue<Value> => {
    const value = table[cell.trim().toLowerCase().replaceAll('_', ' ')];
    const names = Object.keys(table).slice(0, 5).join(', ');
    return value === undefined
      ? { error: `“${shorten(cell)}” is not a ${noun}. Use one of: ${names}.` }
      : { value };
  };

function readState(row: CsvRow, reader: RowReader): WorkflowState | undefined {
  const status = reader.value(row, 'status', parseFrom(statuses, 'status'));
  if (!reader.hasColumn('isPublished')) return status;
  // Shopify publishes products whose cell is empty.
  const isPublished = reader.value(row, 'isPublished', parseYesNo) ?? true;
  if (isPublished) return status ?? workflowState.PUBLISHED;
  return status === workflowState.DRAFT ? status : workflowState.PRIVATE;
}

function readType(row: CsvRow, reader: RowReader): ProductTypeName | undefined {
  if (reader.value(row, 'isGiftCard', parseYesNo) === true) return 'gift card';
  if (reader.hasColumn('productType'))
    return reader.value(row, 'productType', parseFrom(types, 'product type'));
  return reader.value(row, 'isShipped', parseYesNo) === false ? 'service' : undefined;
}

function readTaxClass(row: CsvRow, reader: RowReader): TaxClass | undefined {
  if (reader.value(row, 'isTaxed', parseYesNo) === false) return 'zero';
  const classes = Object.fromEntries(taxClasses.map((name) => [name, name]));
  return reader.value(row, 'taxClass', parseFrom<TaxClass>(classes, 'tax class'));
}

function parseInstant(cell: string): CellValue<string> {
  const time = /^\d{4}-\d{2}-\d{2}/.test(cell) ? Date.parse(cell) : Number.NaN;
  return Number.isNaN(time)
    ? { error: `“${shorten(cell)}” is not a date. Enter a date like 2026-11-29.` }
    : { value: new Date(time).toISOString() };
}

const listLimits = {
  categories: { noun: 'category', max: maxTagLength.category, count: 50 },
  tags: { noun: 'tag', max: maxTagLength.tag, count: 100 },
} as const;

/** Records the error of a list of a product, and of the names that it contains. */
function checkList(
  row: CsvRow,
  reader: RowReader,
  field: keyof typeof listLimits,
  { entries, names }: { readonly entries: readonly string[]; readonly names: readonly string[] },
): void {
  const { noun, max, count } = listLimits[field];
  const long = names.find((name) => name.length > max);
  if (long !== undefined)
    reader.addError(
      row,
      field,
      `The ${noun} “${shorten(long)}” is too long. It has ${max} characters at most.`,
    );
  if (entries.length > count) reader.addError(row, field, `A product has ${count} at most.`);
}

/** The tags of a product; undefined without a column. */
function readTags(row: CsvRow, reader: RowReader): string[] | undefined {
  if (!reader.hasColumn('tags')) return undefined;
  const entries = [...new Set(parseCsvList(reader.word(row, 'tags')))];
  checkList(row, reader, 'tags', { entries, names: entries });
  return entries;
}

/** The categories of a product, and what they are in; nothing without a column. */
function readCategories(
  row: CsvRow,
  reader: RowReader,
): Pick<CsvProduct, 'categories' | 'categoryPaths'> {
  if (!reader.hasColumn('categories')) return {};
  const paths = parseCategories(reader.word(row, 'categories'));
  const categories = [...new Set(paths.flatMap((path) => path.slice(-1)))];
  checkList(row, reader, 'categories', { entries: categories, names: paths.flat() });
  const deep = paths.find((path) => path.length > maxCategoryLevels);
  if (deep !== undefined)
    reader.addError(
      row,
      'categories',
      `“${shorten(deep.join(' > '))}” has too many levels. Categories have ${maxCategoryLevels} at most.`,
    );
  const categoryPaths = paths.filter((path) => path.length > 1);
  return { categories, ...(categoryPaths.length === 0 ? {} : { categoryPaths }) };
}

const maxImages = 60;

function readImages(rows: RowGroup, reader: RowReader): string[] | undefined {
  if (!reader.hasColumn('images') && !reader.hasColumn('image')) return undefined;
  const [first] = rows;
  const listed = (reader.text(first, 'images') ?? '').trim();
  // URLs are separated by spaces or line breaks, file names, which may have spaces, by commas.
  const references = /^https?:/i.test(listed)
    ? listed.split(/\s+|,\s*(?=https?:)/i)
    : parseCsvList(listed);
  const single = rows.map((row) => reader.word(row, 'image'));
  const names = [...references, ...single].map(fileNameOf).filter((name) => name !== '');
  const unique = [...new Set(names)];
  if (unique.length > maxImages)
    reader.addError(first, 'images', `A product has ${maxImages} images at most.`);
  return unique;
}

/** A text for search engines; undefined without a column. */
function readSeoText(
  row: CsvRow,
  reader: RowReader,
  {
    field,
    noun,
    max,
  }: { readonly field: 'seoTitle' | 'seoDescription'; readonly noun: string; readonly max: number },
): string | undefined {
  if (!reader.hasColumn(field)) return undefined;
  const text = reader.word(row, field);
  if (text.length > max) reader.addError(row, field, `${noun} has ${max} characters at most.`);
  return text;
}

function readTitle(row: CsvRow, reader: RowReader): string | undefined {
  const title = reader.word(row, 'title');
  if (title.length > 200) reader.addError(row, 'title', 'A title has 200 characters at most.');
  return title === '' ? undefined : title;
}

function readSlug(row: CsvRow, reader: RowReader): string | undefined {
  const handle = readHandle(reader.word(row, 'handle'));
  if (handle === '') return undefined;
  if (!urlId.safeParse(handle).success)
    reader.addError(
      row,
      'handle',
      `“${shorten(handle)}” is not a valid URL slug. Use letters, digits and single dashes.`,
    );
  return handle;
}

/** Reads a product from its rows. Errors are recorded in the reader. */
export function readProduct(rows: RowGroup, reader: RowReader, units: CsvUnits): CsvProduct {
  const [first] = rows;
  const options = readOptions(rows, reader);
  const variants = rows
    .filter((row, index) => index === 0 || hasVariant(row, reader))
    .map((row) => readVariant(row, options, reader, units));
  const excerpt = reader.text(first, 'excerpt');
  if (excerpt !== undefined && excerpt.length > 2000)
    reader.addError(first, 'excerpt', 'A short description has 2,000 characters at most.');
  const author = reader.hasColumn('author') ? reader.word(first, 'author') : undefined;
  if (author !== undefined && author.length > 120)
    reader.addError(first, 'author', 'An author has 120 characters at most.');
  const product = {
    handle: readSlug(first, reader),
    title: readTitle(first, reader),
    excerpt,
    descriptionHtml: reader.text(first, 'description'),
    productType: readType(first, reader),
    workflowState: readState(first, reader),
    publishAt: reader.hasColumn('publishAt')
      ? (reader.value(first, 'publishAt', parseInstant) ?? null)
      : undefined,
    author,
    ...readCategories(first, reader),
    tags: readTags(first, reader),
    taxClass: readTaxClass(first, reader),
    images: readImages(rows, reader),
    seoTitle: readSeoText(first, reader, { field: 'seoTitle', noun: 'An SEO title', max: 120 }),
    seoDescription: readSeoText(first, reader, {
      field: 'seoDescription',
      noun: 'An SEO description',
      max: 400,
    }),
    noIndex: reader.value(first, 'noIndex', parseYesNo),
  };
  return {
    row: first.number,
    ...(Object.fromEntries(
      Object.entries(product).filter(([, value]) => value !== undefined),
    ) as Partial<CsvProduct>),
    options: options.map(({ name, listed }) => ({
      name,
      ...(listed.length === 0 ? {} : { isListed: true }),
      values: [
        ...new Set([
          ...listed,
          ...variants.flatMap(({ optionValues }) =>
            optionValues.flatMap(({ option, value }) => (option === name ? [value] : [])),
          ),
        ]),
      ],
    })),
    variants,
  };
}
