import { optionCsvFields, plainCsvFields, type CsvField } from '@sitewright/contracts/entities';
import type { Choice } from '../../controls/select-field.tsx';

const plainLabels: Readonly<Record<(typeof plainCsvFields)[number], string>> = {
  handle: 'URL slug',
  title: 'Title',
  excerpt: 'Short description',
  description: 'Description',
  productType: 'Product type',
  status: 'Status',
  isPublished: 'Visible',
  publishAt: 'Publish date',
  author: 'Author',
  categories: 'Categories',
  tags: 'Tags',
  taxClass: 'Tax class',
  isTaxed: 'Charge tax',
  images: 'Images',
  image: 'Image (one per row)',
  sku: 'SKU',
  currency: 'Currency',
  price: 'Price',
  salePrice: 'Sale price',
  onSale: 'On sale',
  compareAtPrice: 'Compare-at price',
  stock: 'Stock',
  stockTracker: 'Inventory tracker',
  continueSelling: 'Continue selling when out of stock',
  isAvailable: 'Available',
  weightGrams: 'Weight (g)',
  weight: 'Weight',
  lengthMm: 'Length (mm)',
  widthMm: 'Width (mm)',
  heightMm: 'Height (mm)',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  variantImage: 'Variant image',
  isGiftCard: 'Gift card',
  isShipped: 'Requires shipping',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  noIndex: 'Hide from search engines',
};

const partLabels = { Name: 'name', Value: 'value', Values: 'all values' } as const;

function optionLabel(field: string): string {
  const [, number, part] = /^option(\d+)(\w+)$/.exec(field) ?? [];
  return `Option ${number} ${partLabels[part as keyof typeof partLabels]}`;
}

/** The value of the choice that leaves a column out. */
export const noField = 'none';

/** What a column can contain. */
export const fieldChoices: readonly Choice<CsvField | typeof noField>[] = [
  { value: noField, label: 'Do not import' },
  ...plainCsvFields.map((value) => ({ value, label: plainLabels[value] })),
  ...optionCsvFields.map((value) => ({ value, label: optionLabel(value) })),
];
