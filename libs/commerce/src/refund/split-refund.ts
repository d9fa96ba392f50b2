/** Where the money of a refund goes, in minor units. */
export interface RefundSplit {
  /** From the payment, through its provider or by the shop. */
  readonly chargedCents: number;
  /** To the gift cards that paid the order. */
  readonly giftCardCents: number;
}

/**
 * Splits a refund of an order that gift cards paid in part: what was charged is returned first, then the gift cards get
 * the rest. `refundableChargeCents` is what was charged and not refunded yet.
 */
export function splitRefund(amountCents: number, refundableChargeCents: number): RefundSplit {
  const chargedCents = Math.max(0, Math.min(amountCents, refundableChargeCents));
  return { chargedCents, giftCardCents: amountCents - chargedCents };
}
