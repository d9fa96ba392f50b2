import { effectivePriceCents, type PricedVariant } from './effective-price.ts';

export interface PriceTextOptions {
  /** An amount in minor units as text in the store's currency and locale. */
  readonly format: (cents: number) => string;
  /** The sentence of a product whose variants differ in price; `{startingPrice}` is filled (PRODUCT-08). */
  readonly fromText?: string;
}

/** The price as a list shows it: alone when all variants cost the same, else from the lowest (PRODUCT-08, PRODUCT-09). */
export function priceText(
  product: { readonly variants: readonly PricedVariant[] },
  { format, fromText = 'from {startingPrice}' }: PriceTextOptions,
): string {
  const prices = product.variants.map(effectivePriceCents);
  const lowest = Math.min(...prices);
  const text = format(lowest);
  return prices.every((price) => price === lowest)
    ? text
    : fromText.replace('{startingPrice}', text);
}
