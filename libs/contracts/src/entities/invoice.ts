import * as z from 'zod';
import { cents, currencyCode, hexId, instant, line } from './primitives.ts';
import { shippingKinds, type ShippingKind } from './store-shipping.ts';

/**
 * The numbered documents of an order. A credit note takes back what an invoice charged, and a reversal takes back a credit
 * note whose refund failed.
 */
export const invoiceKinds = ['invoice', 'creditNote', 'reversal'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** A line of a printed document. Amounts in minor units. */
const documentLine = z.object({
  title: z.string(),
  variant: z.string(),
  sku: z.string(),
  quantity: z.int(),
  unitPriceCents: cents,
  amountCents: cents,
});

/** The tax of one rate, and the amount without tax that it was charged on; null where only the sum is known. */
export const rateTax = z.object({
  name: z.string(),
  ratePercent: z.number().nullable(),
  netCents: cents.nullable(),
  taxCents: cents,
});
export type RateTax = z.infer<typeof rateTax>;

/**
 * An invoice or a credit note, with everything that is printed on it. It is stored when it is issued, so that it prints
 * the same after its order, its products or the data of the shop have changed. Amounts in minor units.
 */
export const invoiceDocument = z.object({
  kind: z.enum(invoiceKinds),
  /** With its prefix, such as `INV-1042`. */
  number: z.string(),
  /** The invoice that a credit note corrects, or the credit note that a reversal takes back. */
  correctsNumber: z.string().nullable(),
  issuedAt: instant,
  locale: z.string(),
  timeZone: z.string(),
  currency: currencyCode,
  orderNumber: z.int(),
  orderedAt: instant,
  seller: z.object({
    name: z.string(),
    lines: z.array(z.string()),
    email: z.string(),
    phone: z.string(),
    /** A VAT or tax number; may be empty. */
    taxNumber: z.string(),
  }),
  buyer: z.object({ lines: z.array(z.string()), email: z.string(), vatNumber: z.string() }),
  /** Empty if nothing is shipped. */
  shipTo: z.array(z.string()),
  lines: z.array(documentLine),
  subtotalCents: cents,
  discountCents: cents,
  /** Tax that the prices contain and a business does not pay. */
  reverseChargeCents: cents,
  /** Null if nothing is shipped. */
  shippingName: z.string().nullable(),
  /** How the order reaches its buyer; missing in documents from before it was stored. */
  shippingKind: z.enum(shippingKinds).nullable().optional(),
  shippingCents: cents,
  /**
   * Of a credit note: what was refunded beyond lines and shipping, or less. Of an invoice, negative: what was not captured of
   * the payment, without tax that is added to prices.
   */
  otherCents: z.int(),
  taxes: z.array(rateTax),
  isTaxIncluded: z.boolean(),
  totalCents: cents,
  /** What gift cards paid of the total. */
  giftCardCents: cents,
  isPaid: z.boolean(),
  /** The buyer owes the tax. */
  isReverseCharge: z.boolean(),
  /** The owner's text at the end. */
  note: z.string(),
});
export type InvoiceDocument = z.infer<typeof invoiceDocument>;

/** An issued document in a list. */
export const invoiceSummary = z.object({
  id: hexId,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issuedAt: instant,
  totalCents: cents,
});
export type InvoiceSummary = z.infer<typeof invoiceSummary>;

/** What a packing slip prints: no amounts. */
export interface PackingSlip {
  readonly kind: 'packingSlip';
  readonly locale: string;
  readonly timeZone: string;
  readonly orderNumber: number;
  readonly orderedAt: string;
  readonly seller: InvoiceDocument['seller'];
  readonly shipTo: readonly string[];
  readonly shippingName: string | null;
  readonly shippingKind: ShippingKind | null;
  readonly lines: readonly Pick<
    InvoiceDocument['lines'][number],
    'title' | 'variant' | 'sku' | 'quantity'
  >[];
  /** The buyer's note. */
  readonly note: string;
}

const prefix = line(12).regex(/^[\p{L}\p{N}/_. -]*$/u);

/** How a store issues invoices. */
export const invoiceSettings = z.strictObject({
  /** Issues an invoice with each order, and attaches it to the confirmation. */
  attachesToMail: z.boolean(),
  invoicePrefix: prefix,
  creditNotePrefix: prefix,
  /** The number of the first invoice; without effect once there is one. */
  firstNumber: z.int().min(1).max(1_000_000_000),
  /** The seller's name; empty for the title of the website. */
  legalName: line(120),
  /** A VAT or tax number. */
  taxNumber: line(40),
  /** Below the amounts, such as bank details. */
  note: z.string().trim().max(1000),
});
export type InvoiceSettings = z.infer<typeof invoiceSettings>;

export const defaultInvoiceSettings: InvoiceSettings = {
  attachesToMail: false,
  invoicePrefix: '',
  creditNotePrefix: 'CN-',
  firstNumber: 1,
  legalName: '',
  taxNumber: '',
  note: '',
};
