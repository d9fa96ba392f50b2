const dayMs = 86_400_000;

/**
 * How many days a line can be overdue and still be asked about. A store that turns requests on does not mail the
 * customers of last year.
 */
export const overdueDays = 30;

/** The fulfillments after which a review is requested now: the instants between which they were made. */
export const reviewRequestWindow = (
  now: Date,
  daysAfterFulfillment: number,
): { readonly from: Date; readonly to: Date } => {
  const to = new Date(now.getTime() - daysAfterFulfillment * dayMs);
  return { from: new Date(to.getTime() - overdueDays * dayMs), to };
};

/** The states of an order that decide whether its buyer is asked for reviews. */
export interface RequestedOrder {
  readonly state: string;
  readonly paymentState: string;
  readonly refundState: string;
}

/** A line of an order. */
export interface RequestedLine {
  readonly quantity: number;
  readonly fulfilledQuantity: number;
  readonly refundedQuantity: number;
  readonly totalCents: number;
  readonly refundedCents: number;
  /** When its latest pieces were sent; null if none were. */
  readonly fulfilledAt: Date | null;
}

/** Payments that went through, or were agreed for later. */
const settledPayments: readonly string[] = ['paid', 'awaitingPayment', 'authorized'];

/**
 * Whether the buyer of a line is asked for a review: everything that was not refunded has been sent, the latest of it
 * within the window, and neither the order nor all of the line was canceled or refunded.
 */
export function canRequestReview(
  { state, paymentState, refundState }: RequestedOrder,
  line: RequestedLine,
  { from, to }: { readonly from: Date; readonly to: Date },
): boolean {
  if (state === 'cancelled' || refundState === 'refunded') return false;
  if (!settledPayments.includes(paymentState)) return false;
  const { quantity, fulfilledQuantity, refundedQuantity, totalCents, refundedCents } = line;
  const ownedQuantity = quantity - refundedQuantity;
  if (ownedQuantity <= 0 || (totalCents > 0 && refundedCents >= totalCents)) return false;
  if (fulfilledQuantity < ownedQuantity || line.fulfilledAt === null) return false;
  return line.fulfilledAt >= from && line.fulfilledAt <= to;
}

/** What the link of a review request leads to. */
export type ReviewLinkState = 'open' | 'reviewed' | 'expired';

/** The state of a link at an instant. A review is confirmed also after the link has expired. */
export function reviewLinkState(
  { reviewedAt, expiresAt }: { readonly reviewedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): ReviewLinkState {
  if (reviewedAt !== null) return 'reviewed';
  return expiresAt <= now ? 'expired' : 'open';
}

/** The average of ratings, rounded to tenths; null without ratings. `stars` is their sum. */
export const ratingOf = (
  count: number,
  stars: number,
): { readonly average: number; readonly count: number } | null =>
  count === 0 ? null : { average: Math.round((stars * 10) / count) / 10, count };
