import type { TaxClass } from '@sitewright/contracts/entities';

/** The type of a line; it determines shipping, and whether discounts and tax apply. */
export type LineKind = 'physical' | 'digital' | 'service' | 'giftCard' | 'paywall';

/** A cart line with the server's price. Amounts in minor units. */
export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly kind: LineKind;
  /** The effective unit price (PRODUCT-05). */
  readonly unitPriceCents: number;
  readonly quantity: number;
  /** The weight of one unit. */
  readonly weightGrams?: number;
  /** The categories of the product. */
  readonly categories?: readonly string[];
  /** Default: standard. */
  readonly taxClass?: TaxClass;
}

/** Price times quantity (CART-11). */
export const lineSubtotalCents = (line: CartLine): number => line.unitPriceCents * line.quantity;

/**
 * Whether the line is a gift card. Gift cards are sold at face value, without discount and tax: the purchases that they
 * pay for are taxed.
 */
export const isFaceValue = (line: CartLine): boolean => line.kind === 'giftCard';

/** The contents of a cart that affect the checkout (CART-13). */
export interface CartKinds {
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

/** The types of items in a cart (CART-13). */
export const cartKinds = (lines: readonly CartLine[]): CartKinds => ({
  hasDigital: lines.some((line) => line.kind === 'digital'),
  purelyDigital: lines.length > 0 && lines.every((line) => line.kind === 'digital'),
  requiresShipping: lines.some((line) => line.kind === 'physical'),
});
