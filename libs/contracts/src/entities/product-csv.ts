import * as z from 'zod';
import { maxOptions } from './product.ts';

/** The products files that are recognized by their column titles; `other` needs a column mapping. */
export const csvFormats = ['sitewright', 'shopify', 'squarespace', 'other'] as const;
export type CsvFormat = (typeof csvFormats)[number];

export const csvEncodings = ['UTF-8', 'UTF-16', 'Windows-1252'] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

export const csvDelimiters = [',', ';', '\t'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

const optionNumbers = Array.from({ length: maxOptions }, (_, index) => index + 1);

/** What a column of a products file can contain besides options. */
export const plainCsvFields = [
  'handle',
  'title',
  'excerpt',
  'description',
  'productType',
  'status',
  'isPublished',
  'publishAt',
  'author',
  'categories',
  'tags',
  'taxClass',
  'isTaxed',
  /** File names or URLs of all images of a product. */
  'images',
  /** One image per row. */
  'image',
  'sku',
  'currency',
  'price',
  'salePrice',
  'onSale',
  /** The price before a reduction: the price is then the sale price. */
  'compareAtPrice',
  'stock',
  /** Empty: the stock is not tracked. */
  'stockTracker',
  'continueSelling',
  'isAvailable',
  'weightGrams',
  /** In kilograms or pounds. */
  'weight',
  'lengthMm',
  'widthMm',
  'heightMm',
  /** In centimeters or inches. */
  'length',
  'width',
  'height',
  'variantImage',
  'isGiftCard',
  'isShipped',
  'seoTitle',
  'seoDescription',
  'noIndex',
] as const;
type PlainCsvField = (typeof plainCsvFields)[number];

/** An option's name, the value of the row's variant, or all values in their order. */
export type OptionCsvField = `option${number}${'Name' | 'Value' | 'Values'}`;

/** What a column of a products file contains. */
export type CsvField = PlainCsvField | OptionCsvField;

export const optionCsvFields: readonly OptionCsvField[] = optionNumbers.flatMap(
  (number) => [`option${number}Name`, `option${number}Value`, `option${number}Values`] as const,
);

export const csvFields: readonly CsvField[] = [...plainCsvFields, ...optionCsvFields];

export const csvField = z.enum(csvFields);

/** The field of each column; null: the column is not imported. */
export const csvMapping = z.array(csvField.nullable()).min(1).max(300);
export type CsvMapping = z.infer<typeof csvMapping>;

/** Why a row of a file cannot be imported, in a sentence for the owner. */
export const csvRowError = z.object({
  /** As spreadsheets number it: the column titles are row 1. */
  row: z.int(),
  /** The title of the column; null if the error is about the whole row. */
  column: z.string().nullable(),
  text: z.string(),
});
export type CsvRowError = z.infer<typeof csvRowError>;
