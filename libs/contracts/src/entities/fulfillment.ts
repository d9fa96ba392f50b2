import * as z from 'zod';
import { hexId, instant, line } from './primitives.ts';

/** How much of an order was sent. */
export const fulfillmentStates = ['unfulfilled', 'partlyFulfilled', 'fulfilled'] as const;
export type FulfillmentState = (typeof fulfillmentStates)[number];

/** The carriers that a tracking number can be recognized as. */
export const carriers = [
  'ups',
  'fedex',
  'usps',
  'dhl',
  'dpd',
  'royalMail',
  'canadaPost',
  'australiaPost',
] as const;
export type Carrier = (typeof carriers)[number];

/** The names of the carriers, which are the same in all languages. */
export const carrierNames: Readonly<Record<Carrier, string>> = {
  ups: 'UPS',
  fedex: 'FedEx',
  usps: 'USPS',
  dhl: 'DHL',
  dpd: 'DPD',
  royalMail: 'Royal Mail',
  canadaPost: 'Canada Post',
  australiaPost: 'Australia Post',
};

/** A number of pieces of an order line. */
export const lineQuantity = z.object({ lineId: hexId, quantity: z.int().min(1).max(9999) });
export type LineQuantity = z.infer<typeof lineQuantity>;

/** A typed tracking number, without the spaces that people copy with it. */
export const trackingNumber = line(60).overwrite((typed) => typed.replaceAll(/\s/g, ''));

/** Pieces of an order that were sent together. */
export const fulfillment = z.object({
  id: hexId,
  at: instant,
  /** Gift cards and files, which the shop delivered itself: nothing was shipped. Absent means false. */
  isOnline: z.boolean().optional(),
  /** Null for another carrier, or none. */
  carrier: z.enum(carriers).nullable(),
  /** Empty if the parcel cannot be tracked. */
  trackingNumber: z.string(),
  /** The carrier's page about the parcel; null if there is none. */
  trackingUrl: z.string().nullable(),
  lines: z.array(lineQuantity),
});
export type Fulfillment = z.infer<typeof fulfillment>;
