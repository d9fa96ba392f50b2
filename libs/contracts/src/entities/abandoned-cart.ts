import * as z from 'zod';
import { currencyCode, hexId, instant } from './primitives.ts';

/** Who gets a recovery mail: those who consented to marketing, or everyone who did not object. */
export const recoveryBases = ['consent', 'noObjection'] as const;
export type RecoveryBasis = (typeof recoveryBases)[number];

/** The longest wait before a recovery mail, in hours: carts are deleted after two weeks. */
export const maxRecoveryHours = 168;

/** How a store follows up abandoned carts. */
export const cartRecovery = z.strictObject({
  /** Sends the mails. */
  isOn: z.boolean(),
  /** The time between the last change at the checkout and the mail. */
  hours: z.int().min(1).max(maxRecoveryHours),
  basis: z.enum(recoveryBases),
  /** Shows a checkbox for the consent at the checkout. */
  asksConsent: z.boolean(),
});
export type CartRecovery = z.infer<typeof cartRecovery>;

/** A store that sends no recovery mails. */
export const noCartRecovery: CartRecovery = {
  isOn: false,
  hours: 10,
  basis: 'consent',
  asksConsent: false,
};

/**
 * What became of an abandoned cart: nothing yet, mailed, or recovered by an order after the mail. `noConsent` and
 * `unsubscribed` are not mailed.
 */
export const recoveryStates = [
  'waiting',
  'noConsent',
  'unsubscribed',
  'mailed',
  'recovered',
] as const;
export type RecoveryState = (typeof recoveryStates)[number];

/** A cart whose buyer typed an email address and did not order. */
export const abandonedCart = z.object({
  id: hexId,
  email: z.string(),
  /** The last change at the checkout. */
  abandonedAt: instant,
  quantity: z.int(),
  /** The first products, with their variants. */
  titles: z.array(z.string()),
  /** The goods at their present prices, without discounts, shipping and tax. */
  valueCents: z.int(),
  currency: currencyCode,
  state: z.enum(recoveryStates),
  mailedAt: instant.nullable(),
  /** The order that it became. */
  orderId: hexId.nullable(),
});
export type AbandonedCart = z.infer<typeof abandonedCart>;
