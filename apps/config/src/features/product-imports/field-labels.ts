import { optionCsvFields, plainCsvFields, type CsvField } from '@sitewright/contracts/entities';
import type { Choice } from '../../controls/select-field.tsx';
import { productText } from '../../texts/product-text.ts';

const plainKeys = {
  handle: 'products.urlSlug',
  title: 'products.itemTitle',
  excerpt: 'products.shortDescription',
  description: 'products.description',
  productType: 'products.productType',
  status: 'products.status',
  isPublished: 'products.visible',
  publishAt: 'products.publishDate',
  author: 'products.author',
  categories: 'products.categories',
  tags: 'products.tags',
  taxClass: 'products.taxClass',
  isTaxed: 'products.chargeTax',
  images: 'products.images',
  image: 'products.imagePerRow',
  sku: 'products.sku',
  currency: 'products.currency',
  price: 'products.price',
  salePrice: 'products.salePrice',
  onSale: 'products.onSale',
  compareAtPrice: 'products.compareAtPrice',
  stock: 'products.stock',
  stockTracker: 'products.inventoryTracker',
  continueSelling: 'products.continueSelling',
  isAvailable: 'products.available',
  weightGrams: 'products.weightG',
  weight: 'products.weight',
  lengthMm: 'products.lengthMm',
  widthMm: 'products.widthMm',
  heightMm: 'products.heightMm',
  length: 'products.length',
  width: 'products.width',
  height: 'products.height',
  variantImage: 'products.variantImage',
  isGiftCard: 'products.typeGiftCard',
  isShipped: 'products.requiresShipping',
  seoTitle: 'products.seoTitle',
  seoDescription: 'products.seoDescription',
  noIndex: 'products.hideFromSearch',
} as const satisfies Record<(typeof plainCsvFields)[number], string>;

const partKeys = {
  Name: 'products.optionNumberName',
  Value: 'products.optionNumberValue',
  Values: 'products.optionNumberValues',
} as const;

function optionLabel(field: string): string {
  const [, number = '', part] = /^option(\d+)(\w+)$/.exec(field) ?? [];
  return productText(partKeys[part as keyof typeof partKeys], { number });
}

/** The value of the choice that leaves a column out. */
export const noField = 'none';

/** What a column can contain. */
export const fieldChoices = (): readonly Choice<CsvField | typeof noField>[] => [
  { value: noField, label: productText('products.doNotImport') },
  ...plainCsvFields.map((value) => ({ value, label: productText(plainKeys[value]) })),
  ...optionCsvFields.map((value) => ({ value, label: optionLabel(value) })),
];
