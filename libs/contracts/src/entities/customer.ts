import * as z from 'zod';
import { orderSummary } from './order.ts';
import { cents, currencyCode, hexId, instant, line } from './primitives.ts';

/** How someone consented to marketing, or withdrew: at the checkout, by the shop, or by the link in a mail. */
export const consentSources = ['checkout', 'owner', 'unsubscribeLink'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** A consent to marketing, or its withdrawal. The latest counts. */
export const marketingConsent = z.object({
  isGiven: z.boolean(),
  source: z.enum(consentSources),
  /** Who recorded it for the customer; empty for the customer's own choice. */
  author: z.string(),
  at: instant,
});
export type MarketingConsent = z.infer<typeof marketingConsent>;

/** Everyone who ordered with one email address. */
export const customerSummary = z.object({
  id: hexId,
  /** As in the latest order. */
  email: z.string(),
  name: z.string(),
  tags: z.array(z.string()),
  orderCount: z.int(),
  /** What was paid and not refunded, in the currency of the store. */
  spentCents: z.int(),
  currency: currencyCode,
  firstOrderAt: instant,
  lastOrderAt: instant,
  acceptsMarketing: z.boolean(),
});
export type CustomerSummary = z.infer<typeof customerSummary>;

/** A note of the shop. The customer does not see it. */
export const customerNote = z.object({
  id: hexId,
  text: z.string(),
  author: z.string(),
  at: instant,
});
export type CustomerNote = z.infer<typeof customerNote>;

export const customerDetails = customerSummary.extend({
  /** What was paid and not refunded, by currency. */
  spent: z.array(z.object({ currency: currencyCode, cents })),
  /** Newest first, at most 100. */
  orders: z.array(orderSummary),
  /** Newest first. */
  notes: z.array(customerNote),
  /** Newest first. */
  consents: z.array(marketingConsent),
});
export type CustomerDetails = z.infer<typeof customerDetails>;

/** A tag that the shop adds to its customers. */
export const customerTag = line(40).min(1);
