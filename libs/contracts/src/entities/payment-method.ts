import * as z from 'zod';
import { cents, line } from './primitives.ts';

/** Payment methods without a provider: the buyer pays the shop, and its owner marks the order as paid. */
export const manualMethods = ['bankTransfer', 'invoice', 'cashOnPickup'] as const;
export type ManualMethod = (typeof manualMethods)[number];

/** The payment methods of a checkout. */
export const paymentMethods = ['stripe', 'testCard', ...manualMethods] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The names of the methods for the shop. Buyers read them in their language, or the owner's names. */
export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  stripe: 'Card or wallet',
  testCard: 'Test card',
  bankTransfer: 'Bank transfer',
  invoice: 'Invoice',
  cashOnPickup: 'Cash on pickup',
};

export const isManualMethod = (method: string | undefined): method is ManualMethod =>
  manualMethods.some((manual) => manual === method);

/**
 * The orders that buyers can pay in installments, as the owner agreed with the provider. Amounts in minor units; null: no
 * bound.
 */
export const installmentOffer = z.strictObject({
  minCents: cents.nullable(),
  maxCents: cents.nullable(),
});
export type InstallmentOffer = z.infer<typeof installmentOffer>;

export const maxPaymentInstructionsLength = 600;

/** What buyers read about a manual payment method. */
export const manualPayment = z.strictObject({
  /** Replaces the default name; may be empty. */
  name: line(60),
  /** How to pay, such as an IBAN; lines of plain text, may be empty. */
  instructions: z.string().trim().max(maxPaymentInstructionsLength),
});
export type ManualPayment = z.infer<typeof manualPayment>;

/** The manual payment methods of a store. */
export type ManualPayments = Readonly<Record<ManualMethod, ManualPayment>>;

export const noManualPayment: ManualPayment = { name: '', instructions: '' };

/** How the buyer pays an order that is confirmed and not paid. */
export interface AwaitedPayment extends ManualPayment {
  readonly method: ManualMethod;
}
