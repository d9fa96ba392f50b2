import type { Stripe } from 'stripe';
import type { PaymentRequest } from '../payment-provider.ts';
import type { StripeSource } from './saved-methods.ts';
import { toStripeAmount } from './stripe-currencies.ts';
import { excludedMethods, unsavableMethods } from './stripe-outcome.ts';

/** Whose method pays, and whether it is saved. A saved method needs a customer that it is attached to. */
async function customerParams(
  stripe: Stripe,
  { websiteId, attemptId }: PaymentRequest,
  source: StripeSource,
): Promise<Pick<Stripe.PaymentIntentCreateParams, 'customer' | 'setup_future_usage'>> {
  if (source.kind === 'savedMethod') return { customer: source.customerId };
  if (!source.savesMethod) return {};
  const { id: customer } = await stripe.customers.create(
    { metadata: { websiteId, attemptId } },
    { idempotencyKey: `${websiteId}.${attemptId}.customer` },
  );
  return { customer, setup_future_usage: 'off_session' };
}

/** Creates the payment of an attempt, with its customer. Sent again, Stripe returns the same ones. */
export async function createIntent(
  stripe: Stripe,
  request: PaymentRequest,
  source: StripeSource,
): Promise<Stripe.PaymentIntent> {
  const { websiteId, attemptId, orderId, amountCents, currency, capture } = request;
  const savesMethod = source.kind === 'token' && source.savesMethod;
  return stripe.paymentIntents.create(
    {
      amount: toStripeAmount(amountCents, currency),
      currency: currency.toLowerCase(),
      automatic_payment_methods: { enabled: true },
      ...(capture === 'manual' ? { capture_method: capture } : {}),
      excluded_payment_method_types: [...excludedMethods, ...(savesMethod ? unsavableMethods : [])],
      ...(await customerParams(stripe, request, source)),
      metadata: { websiteId, orderId, attemptId },
    },
    { idempotencyKey: `${websiteId}.${attemptId}.create` },
  );
}
