import { maxPriceCents, maxSkuLength } from '@sitewright/contracts/entities';
import { toUnitsSystem, unitsSystem } from '@sitewright/contracts/codes';
import { fileNameOf, parseMeasure, parsePrice, parseStock, parseYesNo } from './cell-values.ts';
import type { CsvVariant } from './csv-product.ts';
import type { CsvRow } from './parse-csv.ts';
import { readOptionValues, type ReadOption } from './read-options.ts';
import type { RowReader } from './row-reader.ts';

/** How the numbers of a file are meant. */
export interface CsvUnits {
  /** The store's currency, and how many decimals it has. */
  readonly currency: string;
  readonly digits: number;
  readonly measurementStandard: string;
}

const maxGrams = 10_000_000;
const maxMillimeters = 100_000;

/** A measure from one of two columns: in the stored unit, or in the file's. */
function readMeasure(
  row: CsvRow,
  reader: RowReader,
  {
    exact,
    scaled,
    factor,
    max,
  }: {
    readonly exact: 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm';
    readonly scaled: 'weight' | 'length' | 'width' | 'height';
    readonly factor: number;
    readonly max: number;
  },
): number | null | undefined {
  const field = reader.hasColumn(exact) ? exact : scaled;
  if (!reader.hasColumn(field)) return undefined;
  const cell = reader.word(row, field);
  if (cell === '') return null;
  return reader.value(row, field, (text) => parseMeasure(text, field === exact ? 1 : factor, max));
}

function readDimensions(row: CsvRow, reader: RowReader, factor: number): CsvVariant['dimensions'] {
  const read = (
    exact: 'lengthMm' | 'widthMm' | 'heightMm',
    scaled: 'length' | 'width' | 'height',
  ) => readMeasure(row, reader, { exact, scaled, factor, max: maxMillimeters });
  const [lengthMm, widthMm, heightMm] = [
    read('lengthMm', 'length'),
    read('widthMm', 'width'),
    read('heightMm', 'height'),
  ];
  if (lengthMm === undefined && widthMm === undefined && heightMm === undefined) return undefined;
  if (!lengthMm && !widthMm && !heightMm) return null;
  return { lengthMm: lengthMm ?? 0, widthMm: widthMm ?? 0, heightMm: heightMm ?? 0 };
}

function readPrices(row: CsvRow, reader: RowReader, digits: number): Partial<CsvVariant> {
  const parse = (cell: string) => parsePrice(cell, digits, maxPriceCents);
  const price = reader.value(row, 'price', parse);
  if (reader.hasColumn('compareAtPrice')) {
    const before = reader.value(row, 'compareAtPrice', parse);
    if (price === undefined) return {};
    return before !== undefined && before > price
      ? { price: before, salePrice: price, onSale: true }
      : { price, salePrice: price, onSale: false };
  }
  const salePrice = reader.value(row, 'salePrice', parse);
  const onSale = reader.hasColumn('onSale')
    ? (reader.value(row, 'onSale', parseYesNo) ?? false)
    : reader.hasColumn('salePrice')
      ? salePrice !== undefined
      : undefined;
  if (onSale === true && salePrice === undefined)
    reader.addError(row, 'salePrice', 'A variant on sale needs a sale price.');
  return {
    ...(price === undefined ? {} : { price }),
    ...(salePrice === undefined ? {} : { salePrice }),
    ...(onSale === undefined ? {} : { onSale }),
  };
}

function readStock(row: CsvRow, reader: RowReader): number | null | undefined {
  if (reader.hasColumn('stockTracker') && reader.word(row, 'stockTracker') === '') return null;
  if (reader.word(row, 'stock').toLowerCase() === 'unlimited') return null;
  return reader.value(row, 'stock', parseStock);
}

/** Without the members that are undefined. */
const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };

/** Reads the variant of a row. */
export function readVariant(
  row: CsvRow,
  options: readonly ReadOption[],
  reader: RowReader,
  { currency, digits, measurementStandard }: CsvUnits,
): CsvVariant {
  const sku = reader.hasColumn('sku') ? reader.word(row, 'sku') : undefined;
  if (sku !== undefined && sku.length > maxSkuLength)
    reader.addError(row, 'sku', `An SKU has ${maxSkuLength} characters at most.`);
  const typedCurrency = reader.word(row, 'currency').toUpperCase();
  if (typedCurrency !== '' && typedCurrency !== currency)
    reader.addError(
      row,
      'currency',
      `This price is in ${typedCurrency}, but your store sells in ${currency}.`,
    );
  const isImperial = toUnitsSystem(measurementStandard) === unitsSystem.IMPERIAL;
  const image = reader.hasColumn('variantImage')
    ? fileNameOf(reader.word(row, 'variantImage')) || null
    : undefined;
  const continueSelling = reader.hasColumn('continueSelling')
    ? (reader.value(row, 'continueSelling', parseYesNo) ?? false)
    : undefined;
  const isAvailable = reader.hasColumn('isAvailable')
    ? (reader.value(row, 'isAvailable', parseYesNo) ?? true)
    : undefined;
  return {
    row: row.number,
    optionValues: readOptionValues(row, options, reader),
    ...readPrices(row, reader, digits),
    ...defined({
      sku,
      stock: readStock(row, reader),
      isTracked: reader.word(row, 'stockTracker') === '' ? undefined : true,
      continueSelling,
      isAvailable,
      weightGrams: readMeasure(row, reader, {
        exact: 'weightGrams',
        scaled: 'weight',
        factor: isImperial ? 453.592_37 : 1000,
        max: maxGrams,
      }),
      dimensions: readDimensions(row, reader, isImperial ? 25.4 : 10),
      image,
    }),
  };
}
