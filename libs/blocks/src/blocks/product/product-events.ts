import type { CurrencyCode } from '@sitewright/money';

/** Bubbles from a product of the page once pieces of it are in the cart. */
export const addedToCart = 'product:added';

/** What is told of a product that went into the cart. */
export interface AddedToCart {
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** What one piece costs, in minor units. */
  readonly priceCents: number;
  readonly currency: CurrencyCode;
}
