import type { FulfillmentState, LineQuantity } from '@sitewright/contracts/entities';

/** An order line, as far as fulfillments need it. Quantities in pieces. */
export interface FulfillableLine {
  readonly id: string;
  readonly quantity: number;
  readonly fulfilledQuantity: number;
  /** Pieces that were refunded: they are not sent any more, unless they were sent before. Default 0. */
  readonly refundedQuantity?: number | undefined;
  /** Whether the payment of the order delivers it, so that nobody sends it. Default false. */
  readonly isDeliveredWhenPaid?: boolean | undefined;
}

const isDeliveredWhenPaid = (line: FulfillableLine): boolean => line.isDeliveredWhenPaid === true;

/** The number of pieces of a line that are still to be sent. Refunds take the pieces that were not sent first. */
export const openQuantityOf = (line: FulfillableLine): number =>
  Math.max(0, line.quantity - line.fulfilledQuantity - (line.refundedQuantity ?? 0));

/** The fulfillment state of an order with these lines. Pieces that were refunded unsent count as done. */
export function fulfillmentStateOf(lines: readonly FulfillableLine[]): FulfillmentState {
  const hasSent = lines.some(({ fulfilledQuantity }) => fulfilledQuantity > 0);
  if (!hasSent) return 'unfulfilled';
  return lines.some((line) => openQuantityOf(line) > 0) ? 'partlyFulfilled' : 'fulfilled';
}

/**
 * Why lines cannot be fulfilled: nothing is chosen, a line is unknown or chosen twice, more is chosen than is open, or the
 * payment delivers it.
 */
export type FulfillmentError = 'nothing' | 'unknownLine' | 'tooMany' | 'deliveredWhenPaid';

/** Finds the error of a fulfillment; null if these pieces can be sent. */
export function findFulfillmentError(
  lines: readonly FulfillableLine[],
  chosen: readonly LineQuantity[],
): FulfillmentError | null {
  if (chosen.length === 0) return 'nothing';
  const openById = new Map(lines.map((line) => [line.id, openQuantityOf(line)]));
  const online = new Set(lines.filter(isDeliveredWhenPaid).map(({ id }) => id));
  for (const { lineId, quantity } of chosen) {
    const open = openById.get(lineId);
    if (open === undefined) return 'unknownLine';
    if (online.has(lineId)) return 'deliveredWhenPaid';
    if (quantity < 1) return 'nothing';
    if (quantity > open) return 'tooMany';
    openById.delete(lineId);
  }
  return null;
}

/** All pieces that are still to be sent. What the payment delivers is not sent. */
export const openLines = (lines: readonly FulfillableLine[]): LineQuantity[] =>
  lines
    .filter((line) => !isDeliveredWhenPaid(line))
    .map((line) => ({ lineId: line.id, quantity: openQuantityOf(line) }))
    .filter(({ quantity }) => quantity > 0);
