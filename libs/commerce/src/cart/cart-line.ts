/** What a line sells; it decides shipping, and whether discounts and tax apply. */
export type LineKind = 'physical' | 'digital' | 'service' | 'giftCard' | 'paywall';

/** One line of a cart as it is priced: the price is the server's. Amounts in minor units. */
export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly kind: LineKind;
  /** The effective price of one piece (PRODUCT-05). */
  readonly unitPriceCents: number;
  readonly quantity: number;
  /** Of one piece. */
  readonly weightGrams?: number;
}

/** Price times quantity (CART-11). */
export const lineSubtotalCents = (line: CartLine): number => line.unitPriceCents * line.quantity;

/**
 * Whether the line sells money: a gift card is sold at its face value, without discount and without
 * tax. The tax falls on what it pays for later.
 */
export const isFaceValue = (line: CartLine): boolean => line.kind === 'giftCard';

/** What a cart holds, as far as it changes the checkout (CART-13). */
export interface CartKinds {
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

/** The kinds of things in a cart (CART-13). */
export const cartKinds = (lines: readonly CartLine[]): CartKinds => ({
  hasDigital: lines.some((line) => line.kind === 'digital'),
  purelyDigital: lines.length > 0 && lines.every((line) => line.kind === 'digital'),
  requiresShipping: lines.some((line) => line.kind === 'physical'),
});
