import { effectivePriceCents, type PricedDigital, type PricedVariant } from './effective-price.ts';

/** A product as far as its price goes: with variants, or digital. */
export type PricedProduct = { readonly variants: readonly PricedVariant[] } | PricedDigital;

/** How a price is put into words. */
export interface PriceTextOptions {
  /** An amount in minor units as text in the store's currency and locale. */
  readonly format: (cents: number) => string;
  /** The sentence of a product whose variants differ in price. Default: `from {startingPrice}` (PRODUCT-08). */
  readonly fromText?: string;
}

const pricesOf = (product: PricedProduct): number[] =>
  'variants' in product
    ? product.variants.map(effectivePriceCents)
    : [effectivePriceCents(product)];

/** The lowest effective price of a product (PRODUCT-09); undefined while it has no variant. */
export const startingPriceCents = (product: PricedProduct): number | undefined =>
  pricesOf(product).toSorted((one, other) => one - other)[0];

/**
 * The price as a list shows it: alone when all variants cost the same, else from the lowest
 * (PRODUCT-08, PRODUCT-09). Empty while the product has no variant.
 */
export function priceText(
  product: PricedProduct,
  { format, fromText = 'from {startingPrice}' }: PriceTextOptions,
): string {
  const startingPrice = startingPriceCents(product);
  if (startingPrice === undefined) return '';
  const text = format(startingPrice);
  return pricesOf(product).every((price) => price === startingPrice)
    ? text
    : fromText.replace('{startingPrice}', () => text);
}
