import type { Fulfillment, LineQuantity } from '@sitewright/contracts/entities';
import { openLines, type FulfillableLine } from './fulfill-lines.ts';

/** The fulfillments that were shipped: not those that were delivered online. */
export const shipmentsOf = <Sent extends Pick<Fulfillment, 'isOnline'>>(
  fulfillments: readonly Sent[],
): Sent[] => fulfillments.filter(({ isOnline = false }) => !isOnline);

/** An order, as far as its packing slip needs it. */
export interface PackableOrder {
  readonly lines: readonly FulfillableLine[];
  readonly fulfillments: readonly Pick<Fulfillment, 'isOnline' | 'lines'>[];
}

/**
 * What the packing slip of an order lists: what is still to be sent, or else everything. What is delivered online is not
 * packed.
 */
export function packedLines({ lines, fulfillments }: PackableOrder): LineQuantity[] {
  const open = openLines(lines);
  if (open.length > 0) return open;
  const delivered = fulfillments
    .filter(({ isOnline = false }) => isOnline)
    .flatMap((sent) => sent.lines);
  return lines
    .filter(({ isDeliveredWhenPaid = false }) => !isDeliveredWhenPaid)
    .map(({ id, quantity }) => ({
      lineId: id,
      quantity: delivered
        .filter(({ lineId }) => lineId === id)
        .reduce((rest, part) => rest - part.quantity, quantity),
    }))
    .filter(({ quantity }) => quantity > 0);
}
