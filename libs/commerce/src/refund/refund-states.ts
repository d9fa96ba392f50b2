import type { RefundState, OrderRefundState } from '@sitewright/contracts/entities';

/**
 * The transitions of one refund. A bank may return the money of a refund days after it succeeded. A failed one can be
 * tried again as a new refund.
 */
export const refundStates = {
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
} as const satisfies Record<RefundState, readonly RefundState[]>;

/** The transitions of how much of an order was refunded. */
export const orderRefundStates = {
  none: ['partlyRefunded', 'refunded'],
  // A refund failed after it had succeeded.
  partlyRefunded: ['none', 'refunded'],
  refunded: ['none', 'partlyRefunded'],
} as const satisfies Record<OrderRefundState, readonly OrderRefundState[]>;

/** Whether a refund may change from one state to another. */
export const canMoveRefund = (from: RefundState, to: RefundState): boolean =>
  (refundStates[from] as readonly RefundState[]).includes(to);

/** How much of a payment was refunded. Amounts in minor units. */
export function orderRefundStateOf(paidCents: number, refundedCents: number): OrderRefundState {
  if (refundedCents === 0) return 'none';
  return refundedCents < paidCents ? 'partlyRefunded' : 'refunded';
}
