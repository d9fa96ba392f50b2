import * as z from 'zod';
import { answerFields } from './form.ts';
import { cents, hexId, line } from './primitives.ts';
import { productRating } from './review.ts';
import { taxClasses } from './store-taxes.ts';

/** PRODUCT-14 and PRODUCT-15. */
export const maxPriceCents = 100_000_000;
export const maxSkuLength = 60;

const price = cents.max(maxPriceCents);

/** PRODUCT-01; the numbers are in `codes/product-type`. */
export const productTypes = ['physical', 'service', 'digital', 'gift card'] as const;
export type ProductTypeName = (typeof productTypes)[number];

/** The maximum number of options of a product, such as Size and Frame. */
export const maxOptions = 10;

/** An option of a product, with its values in the owner's order. */
export const productOption = z.object({
  name: line(50).min(1),
  values: z.array(line(100).min(1)).min(1),
});
export type ProductOption = z.infer<typeof productOption>;

/** The maximum number of products that an owner relates to one. */
export const maxRelatedProducts = 12;

const millimeters = z.int().min(0).max(100_000);

/** The size of a packed variant in millimeters. */
export const dimensions = z.object({
  lengthMm: millimeters,
  widthMm: millimeters,
  heightMm: millimeters,
});
export type Dimensions = z.infer<typeof dimensions>;

/** A product variant. Prices in minor units of the store's currency (PRODUCT-06). */
/** The stock that is low for variants without a threshold of their own: on the website, in lists and in the inventory. */
export const defaultLowStock = 5;

export const productVariant = z.object({
  id: hexId,
  sku: line(maxSkuLength).min(1),
  price,
  salePrice: price,
  onSale: z.boolean(),
  unlimited: z.boolean(),
  /** Below zero only if it is sold on when nothing is left. */
  qtyInStock: z.int(),
  /** One value per option, in the order of the options. */
  optionValues: z.array(z.object({ option: line(50), value: line(100) })).max(maxOptions),
  weightGrams: z.int().min(0).max(10_000_000).optional(),
  dimensions: dimensions.optional(),
  /** Absent means true. An unavailable variant is not offered to visitors. */
  available: z.boolean().optional(),
  /** Absent means false. It is sold on when nothing is left. */
  continueSelling: z.boolean().optional(),
  /** At this stock or less, visitors read how few are left. Default: `defaultLowStock`. A write ignores it. */
  lowStockAt: z.int().min(0).optional(),
  imageId: hexId.optional(),
});
export type ProductVariant = z.infer<typeof productVariant>;

export const product = z.object({
  id: hexId,
  productType: z.enum(productTypes),
  /** If absent, the options that the variants imply, in the order in which they occur. */
  options: z.array(productOption).max(maxOptions).optional(),
  /** Default: standard. In a write, an absent class stays as it is. */
  taxClass: z.enum(taxClasses).optional(),
  /**
   * The items of related products, in the owner's order; only in reads and writes of owners. In a write, absent ones stay
   * as they are; without any, the product is shown with others of its categories.
   */
  relatedIds: z.array(hexId).max(maxRelatedProducts).optional(),
  /** What the seller needs to know; only for services. Default: nothing. In a write, absent fields stay as they are. */
  formFields: answerFields.optional(),
  variants: z.array(productVariant).min(1),
  /** For visitors; absent without approved reviews. A write ignores it. */
  rating: productRating.optional(),
});
export type Product = z.infer<typeof product>;

/** PRODUCT-04: a digital product has one price and no stock. */
export const digitalProduct = z.object({
  priceCents: price,
  salePriceCents: price,
  onSale: z.boolean(),
});
export type DigitalProduct = z.infer<typeof digitalProduct>;

/** PRODUCT-07: no two variants of a website share a SKU. Returns the repeated one. */
export function repeatedSku(variants: readonly Pick<ProductVariant, 'sku'>[]): string | undefined {
  const seen = new Set<string>();
  for (const { sku } of variants) {
    if (seen.has(sku)) return sku;
    seen.add(sku);
  }
  return undefined;
}
