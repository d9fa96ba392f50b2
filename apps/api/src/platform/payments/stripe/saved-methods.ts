import type { Stripe } from 'stripe';
import type { PaymentSource } from '../payment-provider.ts';
import { stripeIdOf } from './stripe-id.ts';

/** The website and the account that a payment at Stripe belongs to. */
export interface StripeOwner {
  readonly websiteId: string;
  readonly accountId: string;
}

/** A payment method at Stripe, and the customer that it is attached to. */
export interface StripeMethod {
  readonly customerId: string;
  readonly paymentMethodId: string;
}

/** Why a method that this website and its account did not save is rejected: nothing is sent to Stripe. */
export const unknownMethod = 'savedMethodUnknown';

/** Where the money of a payment at Stripe comes from. */
export type StripeSource =
  | Extract<PaymentSource, { readonly kind: 'token' }>
  | (StripeMethod & { readonly kind: 'savedMethod' });

/** Two websites can have the same account, so a reference also contains its website. */
const formatSavedMethod = (
  { websiteId, accountId }: StripeOwner,
  { customerId, paymentMethodId }: StripeMethod,
): string => [websiteId, accountId, customerId, paymentMethodId].join('.');

/** Parses the reference of a saved method; null if it is not a method of this website and account. */
export function parseSavedMethod(
  savedMethod: string,
  { websiteId, accountId }: StripeOwner,
): StripeMethod | null {
  const [website, account, customerId, paymentMethodId, ...rest] = savedMethod.split('.');
  if (!customerId || !paymentMethodId || rest.length > 0) return null;
  return website === websiteId && account === accountId ? { customerId, paymentMethodId } : null;
}

/** Parses the source of a payment; null if it is a saved method of another website or account. */
export function parseSource(source: PaymentSource, owner: StripeOwner): StripeSource | null {
  if (source.kind === 'token') return source;
  const method = parseSavedMethod(source.savedMethod, owner);
  return method === null ? null : { kind: 'savedMethod', ...method };
}

/** What a payment that was accepted has saved. Its method is attached to its customer then. */
export function savedMethodOf(
  intent: Stripe.PaymentIntent,
  owner: StripeOwner,
): { readonly savedMethod?: string } {
  const customerId = stripeIdOf(intent.customer);
  const paymentMethodId = stripeIdOf(intent.payment_method);
  if (intent.setup_future_usage !== 'off_session') return {};
  if (customerId === null || paymentMethodId === null) return {};
  return { savedMethod: formatSavedMethod(owner, { customerId, paymentMethodId }) };
}
