/** The amounts of a cart or an order that tell how its total comes about, in minor units. */
export interface TaxedAmounts {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly grandTotalCents: number;
}

/** Whether the tax is a part of the prices: the total comes about without adding it (CART-10). */
export const isTaxIncluded = (amounts: TaxedAmounts): boolean =>
  amounts.taxCents > 0 &&
  amounts.grandTotalCents ===
    amounts.subtotalCents - amounts.discountCents + amounts.shippingCostCents;
