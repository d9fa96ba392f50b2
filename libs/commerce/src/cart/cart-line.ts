/** What a line sells; it decides shipping. */
export type LineKind = 'physical' | 'digital' | 'service' | 'giftCard' | 'paywall';

/** One line of a cart as it is priced: the price is the server's. Amounts in minor units. */
export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly kind: LineKind;
  readonly unitPriceCents: number;
  readonly quantity: number;
  /** Of one piece. */
  readonly weightGrams?: number;
}

export const lineSubtotalCents = (line: CartLine): number => line.unitPriceCents * line.quantity;

/** CART-13. */
export const cartKinds = (lines: readonly CartLine[]) => ({
  hasDigital: lines.some((line) => line.kind === 'digital'),
  purelyDigital: lines.length > 0 && lines.every((line) => line.kind === 'digital'),
  requiresShipping: lines.some((line) => line.kind === 'physical'),
});
