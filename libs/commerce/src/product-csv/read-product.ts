import { workflowState, type WorkflowState } from '@sitewright/contracts/codes';
import {
  taxClasses,
  urlId,
  type ProductTypeName,
  type TaxClass,
} from '@sitewright/contracts/entities';
import { fileNameOf, parseYesNo, shorten, type CellValue } from './cell-values.ts';
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

/** The list of a cell; undefined without a column. */
function readList(
  row: CsvRow,
  reader: RowReader,
  {
    field,
    noun,
    max,
    count,
  }: {
    readonly field: 'categories' | 'tags';
    readonly noun: string;
    readonly max: number;
    readonly count: number;
  },
): string[] | undefined {
  if (!reader.hasColumn(field)) return undefined;
  const entries = [...new Set(parseCsvList(reader.word(row, field)))];
  const long = entries.find((entry) => entry.length > max);
  if (long !== undefined)
    reader.addError(
      row,
      field,
      `The ${noun} “${shorten(long)}” is too long. It has ${max} characters at most.`,
    );
  if (entries.length > count) reader.addError(row, field, `A product has ${count} at most.`);
  return entries;
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
    categories: readList(first, reader, {
      field: 'categories',
      noun: 'category',
      max: 25,
      count: 50,
    }),
    tags: readList(first, reader, { field: 'tags', noun: 'tag', max: 50, count: 100 }),
    taxClass: readTaxClass(first, reader),
    images: readImages(rows, reader),
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
