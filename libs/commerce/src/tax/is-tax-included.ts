/** The amounts of a cart or an order that show whether its prices include tax, in minor units. */
export interface TaxedAmounts {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly grandTotalCents: number;
}

/** Whether the prices include tax: the total is correct without adding it (CART-10). */
export const isTaxIncluded = (amounts: TaxedAmounts): boolean =>
  amounts.taxCents > 0 &&
  amounts.grandTotalCents ===
    amounts.subtotalCents - amounts.discountCents + amounts.shippingCostCents;
