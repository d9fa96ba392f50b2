import { categoryPath, type CategoryParents } from '@sitewright/contracts/categories';
import {
  emptySeo,
  type CsvField,
  type ItemDraft,
  type VariantDraft,
} from '@sitewright/contracts/entities';
import Papa from 'papaparse';
import { formatCategory } from './category-cell.ts';
import { formatCsvList } from './csv-list.ts';
import { optionTitlesOf, plainTitles } from './formats.ts';
import { guardFormula } from './formula-guard.ts';
import { statusNames } from './read-product.ts';

/** A stored product. */
export type ExportedProduct = ItemDraft & { readonly urlId: string };

/** What the export needs to know besides the products. */
export interface ExportParts {
  readonly currency: string;
  /** The decimals of the currency. */
  readonly digits: number;
  /** The parents of the categories. */
  readonly categoryParents: CategoryParents;
  /** A name by which an import finds the image. */
  readonly imageName: (imageId: string) => string;
  readonly toHtml: (body: NonNullable<ItemDraft['body']>) => string;
  /** The largest number of options of a product. */
  readonly optionCount: number;
}

const fieldsOf = (optionCount: number): readonly (readonly [title: string, CsvField])[] => {
  const plain = Object.entries(plainTitles) as [string, CsvField][];
  const at = plain.findIndex(([, field]) => field === 'sku');
  const options = Array.from({ length: optionCount }, (_, index) =>
    Object.entries(optionTitlesOf(index + 1)),
  ).flat();
  return [...plain.slice(0, at), ...options, ...plain.slice(at)];
};

const stateNames = new Map<number, string>(
  Object.entries(statusNames).map(([name, state]) => [state, name]),
);

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const optional = (value: number | undefined): string => (value === undefined ? '' : String(value));

function productCells(
  product: ExportedProduct,
  parts: ExportParts,
): Partial<Record<CsvField, string>> {
  const options = product.product?.options ?? [];
  const seo = product.seo ?? emptySeo;
  return {
    title: product.title,
    excerpt: product.excerpt,
    description: product.body === null ? '' : parts.toHtml(product.body),
    productType: product.product?.productType ?? '',
    status: stateNames.get(product.workflowState) ?? '',
    publishAt: product.publishAt ?? '',
    author: product.author,
    categories: formatCsvList(
      product.categories.map((name) => formatCategory(categoryPath(name, parts.categoryParents))),
    ),
    tags: formatCsvList(product.tags),
    taxClass: product.product?.taxClass ?? 'standard',
    images: formatCsvList(product.imageIds.map(parts.imageName)),
    seoTitle: seo.title,
    seoDescription: seo.description,
    noIndex: yesNo(seo.noIndex),
    ...Object.fromEntries(
      options.map(({ values }, index) => [`option${index + 1}Values`, formatCsvList(values)]),
    ),
  };
}

function variantCells(
  variant: VariantDraft,
  { currency, digits, imageName }: ExportParts,
): Partial<Record<CsvField, string>> {
  const amount = (cents: number) => (cents / 10 ** digits).toFixed(digits);
  return {
    ...Object.fromEntries(
      variant.optionValues.flatMap(({ option, value }, index) => [
        [`option${index + 1}Name`, option],
        [`option${index + 1}Value`, value],
      ]),
    ),
    sku: variant.sku,
    currency,
    price: amount(variant.price),
    salePrice: amount(variant.salePrice),
    onSale: yesNo(variant.onSale),
    stock: variant.unlimited ? 'Unlimited' : String(variant.qtyInStock),
    continueSelling: yesNo(variant.continueSelling ?? false),
    isAvailable: yesNo(variant.available ?? true),
    weightGrams: optional(variant.weightGrams),
    lengthMm: optional(variant.dimensions?.lengthMm),
    widthMm: optional(variant.dimensions?.widthMm),
    heightMm: optional(variant.dimensions?.heightMm),
    variantImage: variant.imageId === undefined ? '' : imageName(variant.imageId),
  };
}

const newline = '\r\n';

const toLines = (rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse(rows, { newline })}${newline}`;

/** The first line of an export: the column titles of our own format. */
export const csvTitleLine = ({ optionCount }: Pick<ExportParts, 'optionCount'>): string =>
  toLines([fieldsOf(optionCount).map(([title]) => title)]);

/** The lines of a product: one per variant, the first one with what all share. Formulas are harmless. */
export function csvProductLines(product: ExportedProduct, parts: ExportParts): string {
  const fields = fieldsOf(parts.optionCount);
  const variants = product.product?.variants ?? [];
  return toLines(
    variants.map((variant, index) => {
      const cells: Partial<Record<CsvField, string>> = {
        ...(index === 0 ? productCells(product, parts) : {}),
        handle: product.urlId,
        ...variantCells(variant, parts),
      };
      return fields.map(([, field]) => guardFormula(cells[field] ?? ''));
    }),
  );
}
