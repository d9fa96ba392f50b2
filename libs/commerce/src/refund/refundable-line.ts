/** An order line, as far as refunds need it. Amounts in minor units, with what was refunded so far. */
export interface RefundableLine {
  readonly id: string;
  readonly quantity: number;
  readonly taxCents: number;
  /** The final amount of the line, less discounts and with tax. */
  readonly totalCents: number;
  readonly refundedQuantity: number;
  readonly refundedCents: number;
  readonly refundedTaxCents: number;
  /** Of gift cards: what is left on each card that no refund has taken back. Absent for other products. */
  readonly giftCardBalances?: readonly number[] | undefined;
}
