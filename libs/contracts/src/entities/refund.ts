import * as z from 'zod';
import { lineQuantity } from './fulfillment.ts';
import { cents, hexId, instant } from './primitives.ts';

/** The states of one refund. A pending one was sent to the provider, whose response is open. */
export const refundStates = ['pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** How much of an order's payment was refunded. */
export const orderRefundStates = ['none', 'partlyRefunded', 'refunded'] as const;
export type OrderRefundState = (typeof orderRefundStates)[number];

/** Who returns the money: the payment provider, or the shop itself. */
export const refundMethods = ['provider', 'manual'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** How a refund was made. `external`: at the payment provider, by its own screens and not by this shop. */
export const refundOrigins = [...refundMethods, 'external'] as const;
export type RefundOrigin = (typeof refundOrigins)[number];

/** Money that was returned to a buyer, with what it was for. Amounts in minor units. */
export const refund = z.object({
  id: hexId,
  at: instant,
  state: z.enum(refundStates),
  method: z.enum(refundOrigins),
  amountCents: cents,
  /** The part of the amount that goes to the gift cards that paid the order. */
  giftCardCents: cents,
  shippingCents: cents,
  taxCents: cents,
  lines: z.array(lineQuantity.extend({ amountCents: cents })),
});
export type Refund = z.infer<typeof refund>;
