import type { CurrencyCode } from '@sitewright/money';

/** Bubbles from a product of the page after it was added to the cart. */
export const addedToCart = 'product:added';

/** The details of an added product. */
export interface AddedToCart {
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** Unit price in minor units. */
  readonly priceCents: number;
  readonly currency: CurrencyCode;
}
