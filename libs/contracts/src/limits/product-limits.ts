/** Limits of a product (specification 5; PRODUCT-14, PRODUCT-15). */
export const productLimits = {
  /** The highest price, in minor units of the store's currency. */
  maxPriceCents: 100_000_000,
  /** The longest SKU, in characters. */
  maxSkuLength: 60,
} as const;
