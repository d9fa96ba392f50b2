import * as z from 'zod';
import { readPostalCode } from '../addresses/postal-code.ts';
import { answerText } from './form.ts';
import { fulfillment, fulfillmentStates } from './fulfillment.ts';
import { paymentMethods } from './payment-method.ts';
import { orderRefundStates, refund } from './refund.ts';
import { pickupDetails, shippingKinds } from './store-shipping.ts';
import { cents, countryCode, currencyCode, hexId, instant, line } from './primitives.ts';

export const orderStates = ['pending', 'fulfilled', 'cancelled'] as const;
export const paymentStates = [
  'requiresPayment',
  'awaitingPayment',
  'authorized',
  'paid',
  'failed',
  'voided',
] as const;
export type OrderState = (typeof orderStates)[number];
export type PaymentState = (typeof paymentStates)[number];

const addressFields = z.strictObject({
  firstName: line(80).min(1),
  lastName: line(80).min(1),
  line1: line(120).min(1),
  line2: line(120),
  /** Empty in countries whose addresses have none. */
  city: line(80),
  state: line(60),
  zip: line(20),
  /** The last four digits of a ZIP+4 code. */
  zipExtension: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  country: countryCode,
  phone: line(40),
  company: line(80).optional(),
});

/** A postal address in the checkout, with a normalized postal code. */
export const address = addressFields.overwrite((input) => ({
  ...input,
  ...readPostalCode(input.zip, input.country),
}));
export type Address = z.infer<typeof address>;

/** The buyer of an order that is not shipped: the name for pickup, the place for taxes. */
export const billingDetails = z.strictObject({
  firstName: line(80).default(''),
  lastName: line(80).default(''),
  country: z.union([z.literal(''), countryCode]).default(''),
  state: line(60).default(''),
  zip: line(20).default(''),
  phone: line(40).optional(),
  company: line(80).optional(),
});
export type BillingDetails = z.infer<typeof billingDetails>;

/** An address of a stored order: its country may be from an older list of codes. */
const placedAddress = addressFields.extend({ country: z.string() });

/** Billing details of a stored order: members that the checkout did not ask for are empty. */
const placedBilling = placedAddress.extend({
  firstName: z.string(),
  lastName: z.string(),
  line1: z.string(),
  city: z.string(),
});

/** What a buyer answered to a custom field of the checkout, with its title at that time. */
export const checkoutAnswer = z.object({
  fieldId: z.string(),
  title: z.string(),
  text: z.string(),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;

export const orderLine = z.object({
  id: hexId,
  itemId: hexId,
  variantId: hexId,
  title: z.string(),
  variant: z.string(),
  sku: z.string(),
  imageUrl: z.string().optional(),
  quantity: z.int(),
  /** Gift cards and files of an unpaid order: its payment delivers them, so they are not fulfilled by hand. Absent means false. */
  isDeliveredWhenPaid: z.boolean().optional(),
  /** The number of pieces that were sent. */
  fulfilledQuantity: z.int(),
  /** What was refunded of the line, with refunds that are pending. Amounts in minor units. */
  refundedQuantity: z.int(),
  refundedCents: cents,
  refundedTaxCents: cents,
  unitPriceCents: cents,
  discountCents: cents,
  taxCents: cents,
  totalCents: cents,
  /** What the buyer told the seller; absent for a product without fields. */
  answers: z.array(answerText).optional(),
  /** Who gets the gift cards of the line, and when: null for as soon as they are paid. Absent once it was erased. */
  giftCard: z.object({ recipientEmail: z.string(), deliverAt: instant.nullable() }).optional(),
});
export type OrderLine = z.infer<typeof orderLine>;

/** One line of a price breakdown, in the order of calculation. */
export const traceStep = z.object({
  rule: z.string(),
  amountCents: z.int(),
  detail: z.string().optional(),
  /** The rate of a tax. */
  ratePercent: z.number().optional(),
});

export const orderSummary = z.object({
  id: hexId,
  number: z.int(),
  createdAt: instant,
  email: z.string(),
  customerName: z.string(),
  state: z.enum(orderStates),
  paymentState: z.enum(paymentStates),
  fulfillmentState: z.enum(fulfillmentStates),
  refundState: z.enum(orderRefundStates),
  tags: z.array(z.string()),
  currency: currencyCode,
  grandTotalCents: cents,
  /** What gift cards paid of it. */
  giftCardCents: cents,
  /** How the rest is paid; absent if there is none. */
  paymentMethod: z.enum(paymentMethods).optional(),
  totalQuantity: z.int(),
  /** An example that the product made; the owner can remove all of them. Absent means false. */
  isDemo: z.boolean().optional(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const order = orderSummary.extend({
  lines: z.array(orderLine),
  shippingAddress: placedAddress.nullable(),
  billingAddress: placedBilling.nullable(),
  /** The VAT number of a business that bought without tax. */
  vatNumber: z.string().optional(),
  shippingName: z.string().nullable(),
  /** Null if nothing is shipped. */
  shippingKind: z.enum(shippingKinds).nullable(),
  /** Where the buyer collects the order; only for pickup. */
  pickup: pickupDetails.optional(),
  subtotalCents: cents,
  discountCents: cents,
  /** Tax in the prices of the lines that a business does not pay. */
  reverseChargeCents: cents,
  shippingCostCents: cents,
  taxCents: cents,
  /** What was authorized and never captured, so that it was not sold. Absent means 0. */
  uncapturedCents: cents.optional(),
  trace: z.array(traceStep),
  /** What was sent, oldest first. */
  fulfillments: z.array(fulfillment),
  /** Oldest first, also those that failed. */
  refunds: z.array(refund),
  timeline: z.array(z.object({ at: instant, kind: z.string(), text: z.string() })),
});
export type Order = z.infer<typeof order>;

/** A mail about an order. */
export const orderMail = z.object({
  id: hexId,
  at: instant,
  kind: z.enum([
    'confirmation',
    'notice',
    'receipt',
    'authorization',
    'shipping',
    'refund',
    'cancellation',
    'download',
    'review',
  ]),
  to: z.string(),
  state: z.enum(['waiting', 'sent', 'stored', 'failed']),
});
export type OrderMail = z.infer<typeof orderMail>;

/** An order for its shop: with what its buyer does not see. */
export const orderDetails = order.extend({
  /** The profile of the buyer; null before an order was placed, and after the buyer was erased. */
  customer: z.object({ id: hexId, orderCount: z.int() }).nullable(),
  /** The buyer's note. */
  note: z.string(),
  /** The buyer's answers to the custom fields of the checkout. */
  answers: z.array(checkoutAnswer),
  /** When the buyer agreed to the terms; null if that was not asked. */
  termsAcceptedAt: instant.nullable(),
  payment: z.object({
    /** The name of the payment method. */
    name: z.string(),
    /** Whether its provider can return money; otherwise the shop does. */
    canRefund: z.boolean(),
    /** What was paid and not refunded yet, without refunds that are pending. */
    refundableCents: cents,
    /** The part of `refundableCents` that goes to the gift cards that paid the order. */
    refundableGiftCardCents: cents,
    refundedShippingCents: cents,
    /** A payment that the shop has to capture; null if there is none. */
    authorization: z
      .object({
        amountCents: cents,
        /** Until when it can be captured. */
        captureBefore: instant,
        /** Whether the provider has not confirmed yet what the shop captured. */
        isCapturing: z.boolean(),
      })
      .nullable(),
    /** What was captured, if it is less than what was authorized; otherwise null. */
    partlyCapturedCents: cents.nullable(),
    /** The lines that bought gift cards, each with what is left on the cards that no refund has taken back. */
    giftCards: z.array(z.object({ lineId: hexId, balancesCents: z.array(cents) })),
  }),
  mails: z.array(orderMail),
});
export type OrderDetails = z.infer<typeof orderDetails>;

/** A tag that the shop adds to its orders. */
export const orderTag = line(40).min(1);

/** When a card is charged: when the order is placed, or when the shop captures the payment. */
export const captureModes = ['automatic', 'manual'] as const;
export type CaptureMode = (typeof captureModes)[number];
