import { effectivePriceCents, type PricedDigital, type PricedVariant } from './effective-price.ts';

/** The price data of a product: with variants, or digital. */
export type PricedProduct = { readonly variants: readonly PricedVariant[] } | PricedDigital;

/** Formatting options of a price. */
export interface PriceTextOptions {
  /** Formats an amount in minor units in the store's currency and locale. */
  readonly format: (cents: number) => string;
  /** The text for a product whose variants differ in price. Default: `from {startingPrice}` (PRODUCT-08). */
  readonly fromText?: string;
}

const pricesOf = (product: PricedProduct): number[] =>
  'variants' in product
    ? product.variants.map(effectivePriceCents)
    : [effectivePriceCents(product)];

/** The lowest effective price of a product (PRODUCT-09); undefined without variants. */
export const startingPriceCents = (product: PricedProduct): number | undefined =>
  pricesOf(product).toSorted((left, right) => left - right)[0];

/**
 * The price in lists: plain if all variants cost the same, otherwise the lowest with the text (PRODUCT-08, PRODUCT-09).
 * Empty without variants.
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
