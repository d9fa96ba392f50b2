import * as z from 'zod';
import { readPostalCode } from '../addresses/postal-code.ts';
import { cents, countryCode, currencyCode, hexId, instant, line } from './primitives.ts';

export const orderStates = ['pending', 'fulfilled', 'cancelled'] as const;
export const paymentStates = [
  'requiresPayment',
  'awaitingPayment',
  'paid',
  'failed',
  'refunded',
  'partlyRefunded',
] as const;
export type OrderState = (typeof orderStates)[number];
export type PaymentState = (typeof paymentStates)[number];

const addressFields = z.strictObject({
  firstName: line(80).min(1),
  lastName: line(80).min(1),
  line1: line(120).min(1),
  line2: line(120),
  city: line(80).min(1),
  state: line(60),
  zip: line(20),
  /** The last four digits of a ZIP+4 code. */
  zipExtension: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  country: countryCode,
  phone: line(40),
});

/** A postal address in the checkout, with a normalized postal code. */
export const address = addressFields.overwrite((input) => ({
  ...input,
  ...readPostalCode(input.zip, input.country),
}));
export type Address = z.infer<typeof address>;

/** An address of a stored order: its country may be from an older list of codes. */
const placedAddress = addressFields.extend({ country: z.string() });

export const orderLine = z.object({
  id: hexId,
  itemId: hexId,
  variantId: hexId,
  title: z.string(),
  variant: z.string(),
  sku: z.string(),
  imageUrl: z.string().optional(),
  quantity: z.int(),
  unitPriceCents: cents,
  discountCents: cents,
  taxCents: cents,
  totalCents: cents,
});
export type OrderLine = z.infer<typeof orderLine>;

/** One line of a price breakdown, in the order of calculation. */
export const traceStep = z.object({
  rule: z.string(),
  amountCents: z.int(),
  detail: z.string().optional(),
});

export const orderSummary = z.object({
  id: hexId,
  number: z.int(),
  createdAt: instant,
  email: z.string(),
  customerName: z.string(),
  state: z.enum(orderStates),
  paymentState: z.enum(paymentStates),
  currency: currencyCode,
  grandTotalCents: cents,
  totalQuantity: z.int(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const order = orderSummary.extend({
  lines: z.array(orderLine),
  shippingAddress: placedAddress.nullable(),
  billingAddress: placedAddress.nullable(),
  shippingName: z.string().nullable(),
  subtotalCents: cents,
  discountCents: cents,
  shippingCostCents: cents,
  taxCents: cents,
  trace: z.array(traceStep),
  timeline: z.array(z.object({ at: instant, kind: z.string(), text: z.string() })),
});
export type Order = z.infer<typeof order>;

/** The payment methods of a checkout. */
export const paymentMethods = ['testCard', 'payLater'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
