import * as z from 'zod';
import { paymentMethods } from './payment-method.ts';
import { currencyCode } from './primitives.ts';

/** One tax rate in a month. Amounts in minor units. */
export const taxOfMonth = z.object({
  name: z.string(),
  /** Null in orders from before rates were stored. */
  ratePercent: z.number().nullable(),
  /** The net amounts that were taxed. */
  baseCents: z.int(),
  taxCents: z.int(),
  refundedTaxCents: z.int(),
});
export type TaxOfMonth = z.infer<typeof taxOfMonth>;

/** What was paid with one method in a month: orders that gift cards paid in full are not part of it. */
export const paymentsOfMonth = z.object({
  method: z.enum(paymentMethods),
  orderCount: z.int(),
  paidCents: z.int(),
});
export type PaymentsOfMonth = z.infer<typeof paymentsOfMonth>;

/**
 * A month of a store in one currency. Amounts in minor units.
 *
 * `salesCents + giftCardSalesCents − discountCents − reverseChargeCents + shippingCents − uncapturedCents + addedTaxCents =
 * totalCents`, and `totalCents − refundedCents = netCents`.
 */
export const salesMonth = z.object({
  /** `2026-11`. */
  month: z.string(),
  currency: currencyCode,
  /** Orders that were paid in the month. */
  orderCount: z.int(),
  /** Goods and services at their prices. */
  salesCents: z.int(),
  /** Gift cards: money for later sales. */
  giftCardSalesCents: z.int(),
  discountCents: z.int(),
  /** Tax that prices contain and businesses in other countries did not pay. */
  reverseChargeCents: z.int(),
  shippingCents: z.int(),
  /** What was authorized and never captured, without tax that is added to prices. */
  uncapturedCents: z.int(),
  /** All tax: added to prices, and contained in them. */
  taxCents: z.int(),
  /** The part of `taxCents` that was added to prices. */
  addedTaxCents: z.int(),
  totalCents: z.int(),
  refundCount: z.int(),
  /** Less refunds that had succeeded and failed in this month, so it may be negative. */
  refundedCents: z.int(),
  refundedTaxCents: z.int(),
  netCents: z.int(),
  /** By rate, highest first. They add up to `taxCents` and `refundedTaxCents`. */
  taxes: z.array(taxOfMonth),
  /** By method, in the order of the methods. */
  payments: z.array(paymentsOfMonth),
  giftCards: z.object({
    issuedCents: z.int(),
    redeemedCents: z.int(),
    /** Given back by refunds and canceled orders. */
    returnedCents: z.int(),
    adjustedCents: z.int(),
    /** The balances of cards that expired in the month. */
    expiredCents: z.int(),
    /** What all cards that are still valid are worth at the end of the month. */
    liabilityCents: z.int(),
  }),
});
export type SalesMonth = z.infer<typeof salesMonth>;
