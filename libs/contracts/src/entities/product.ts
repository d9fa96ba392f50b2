import * as z from 'zod';
import { cents, hexId, line } from './primitives.ts';

/** PRODUCT-14 and PRODUCT-15. */
export const maxPriceCents = 100_000_000;
export const maxSkuLength = 60;

const price = cents.max(maxPriceCents);

/** PRODUCT-01; the numbers are in `codes/product-type`. */
export const productTypes = ['physical', 'service', 'digital', 'gift card'] as const;
export type ProductTypeName = (typeof productTypes)[number];

/** A product variant. Prices in minor units of the store's currency (PRODUCT-06). */
export const productVariant = z.object({
  id: hexId,
  sku: line(maxSkuLength).min(1),
  price,
  salePrice: price,
  onSale: z.boolean(),
  unlimited: z.boolean(),
  qtyInStock: z.int().min(0),
  optionValues: z.array(z.object({ option: line(50), value: line(100) })).max(6),
  weightGrams: z.int().min(0).max(10_000_000).optional(),
  imageId: hexId.optional(),
});
export type ProductVariant = z.infer<typeof productVariant>;

export const product = z.object({
  id: hexId,
  productType: z.enum(productTypes),
  variants: z.array(productVariant).min(1).max(250),
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
