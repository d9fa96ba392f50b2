import { paymentMethodNames } from '@sitewright/contracts/entities';
import type { Stripe } from 'stripe';
import type {
  AttemptKey,
  CaptureOutcome,
  CaptureRequest,
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
  RefundOutcome,
} from '../payment-provider.ts';
import { createIntent } from './create-intent.ts';
import { forgetStripeMethod } from './forget-stripe-method.ts';
import {
  parseSource,
  unknownMethod,
  type StripeOwner,
  type StripeSource,
} from './saved-methods.ts';
import type { StripeAccount, StripeIntent, StripeOptions } from './stripe-accounts.ts';
import { stripeEvents } from './stripe-events.ts';
import { isAnswered, isRepeated, reasonOfError } from './stripe-errors.ts';
import { hasFailed, toOutcome, toRefundOutcome } from './stripe-outcome.ts';
import { toStripeAmount } from './stripe-currencies.ts';

/** An attempt that never reached Stripe. */
const notArrived = (attemptId: string, reason: string): PaymentOutcome => ({
  state: 'declined',
  reference: attemptId,
  reason,
});

/** A payment at Stripe, and the client of the account that it belongs to. */
interface OpenedIntent extends StripeOwner {
  readonly stripe: Stripe;
  readonly intentId: string;
}

/**
 * Charges the accounts of Stripe that owners connected. A payment is created first, then its id is stored, and only
 * then it is confirmed: whatever is lost in between, an attempt without a stored id was never charged, and one with an
 * id is looked up by it. Each attempt is confirmed once, by its idempotency key, and the browser never gets the secret
 * of the payment, so that nobody else can confirm it.
 */
export function createStripeProvider({ records, createClient }: StripeOptions): PaymentProvider {
  /** The payment of an attempt. Null if the account that it belongs to is no longer connected. */
  async function open(websiteId: string, intent: StripeIntent): Promise<OpenedIntent | null> {
    const account = await records.findAccount(websiteId);
    if (account === null || intent.intentId === null || account.accountId !== intent.accountId)
      return null;
    const { accountId, secretKey } = account;
    return { stripe: createClient(secretKey), intentId: intent.intentId, websiteId, accountId };
  }

  /** Cancels a payment; if it is too late for that, reports its state. */
  async function cancelIntent(opened: OpenedIntent, reason?: string): Promise<PaymentOutcome> {
    const { stripe, intentId } = opened;
    try {
      return toOutcome(await stripe.paymentIntents.cancel(intentId), opened, reason);
    } catch (error) {
      if (!isAnswered(error)) throw error;
      return toOutcome(await stripe.paymentIntents.retrieve(intentId), opened, reason);
    }
  }

  async function fetchIntent(opened: OpenedIntent): Promise<PaymentOutcome> {
    const intent = await opened.stripe.paymentIntents.retrieve(opened.intentId);
    return hasFailed(intent) ? cancelIntent(opened) : toOutcome(intent, opened);
  }

  /** The stored payment of an attempt, or a new one. */
  async function prepare(
    request: PaymentRequest,
    source: StripeSource,
    { accountId, secretKey }: StripeAccount,
  ): Promise<StripeIntent | PaymentOutcome> {
    const { websiteId } = request;
    const stored = await records.findIntent(request);
    if (stored !== null) return stored;
    const stripe = createClient(secretKey);
    try {
      const { id: intentId } = await createIntent(stripe, request, source);
      const intent = await records.insertIntent(request, { accountId, intentId });
      // It was canceled meanwhile: what was created is never confirmed.
      if (intent.intentId !== intentId)
        await cancelIntent({ stripe, intentId, websiteId, accountId });
      return intent;
    } catch (error) {
      if (!isAnswered(error) || isRepeated(error)) throw error;
      await records.insertIntent(request, { accountId, intentId: null });
      return notArrived(request.attemptId, reasonOfError(error));
    }
  }

  async function confirm(
    opened: OpenedIntent,
    { websiteId, attemptId, returnUrl }: PaymentRequest,
    source: StripeSource,
  ): Promise<PaymentOutcome> {
    const { stripe, intentId } = opened;
    try {
      const intent = await stripe.paymentIntents.confirm(
        intentId,
        {
          ...(source.kind === 'token'
            ? { confirmation_token: source.token }
            : { payment_method: source.paymentMethodId, off_session: true }),
          return_url: returnUrl,
        },
        { idempotencyKey: `${websiteId}.${attemptId}.confirm` },
      );
      return hasFailed(intent) ? await cancelIntent(opened) : toOutcome(intent, opened);
    } catch (error) {
      if (!isAnswered(error)) throw error;
      // Another request has confirmed this attempt, perhaps with another card.
      if (isRepeated(error)) return fetchIntent(opened);
      return cancelIntent(opened, reasonOfError(error));
    }
  }

  /** Declines an attempt whose saved method is unknown, unless it was paid otherwise before. */
  async function declineUnknown(
    request: PaymentRequest,
    { accountId }: StripeAccount,
  ): Promise<PaymentOutcome> {
    const intent = await records.insertIntent(request, { accountId, intentId: null });
    return intent.intentId === null
      ? notArrived(request.attemptId, unknownMethod)
      : fetchOutcome(request);
  }

  async function pay(request: PaymentRequest): Promise<PaymentOutcome> {
    const account = await records.findAccount(request.websiteId);
    if (account === null) return cancel(request, 'notConnected');
    const { accountId } = account;
    const source = parseSource(request.source, { websiteId: request.websiteId, accountId });
    if (source === null) return declineUnknown(request, account);
    const intent = await prepare(request, source, account);
    if ('state' in intent) return intent;
    if (intent.intentId === null) return notArrived(request.attemptId, 'canceled');
    const opened = await open(request.websiteId, intent);
    return opened === null ? { state: 'unknown' } : confirm(opened, request, source);
  }

  async function fetchOutcome(key: AttemptKey): Promise<PaymentOutcome> {
    const intent = await records.findIntent(key);
    if (intent === null) return { state: 'unknown' };
    if (intent.intentId === null) return notArrived(key.attemptId, 'canceled');
    const opened = await open(key.websiteId, intent);
    return opened === null ? { state: 'unknown' } : fetchIntent(opened);
  }

  async function cancel(key: AttemptKey, reason = 'canceled'): Promise<PaymentOutcome> {
    const { websiteId, attemptId } = key;
    const account = await records.findAccount(websiteId);
    // Stored, so that an attempt that arrives later is not confirmed.
    const intent = await records.insertIntent(key, {
      accountId: account?.accountId ?? '',
      intentId: null,
    });
    if (intent.intentId === null) return notArrived(attemptId, reason);
    const opened = await open(websiteId, intent);
    return opened === null ? { state: 'unknown' } : cancelIntent(opened);
  }

  /** A payment can be captured once, so that a capture that is sent again charges nothing more, whatever its key. */
  async function capture({
    captureId,
    amountCents,
    currency,
    ...key
  }: CaptureRequest): Promise<CaptureOutcome> {
    const intent = await records.findIntent(key);
    const opened = intent === null ? null : await open(key.websiteId, intent);
    if (opened === null) return { state: 'unknown' };
    const { stripe, intentId } = opened;
    try {
      const captured = await stripe.paymentIntents.capture(
        intentId,
        { amount_to_capture: toStripeAmount(amountCents, currency) },
        { idempotencyKey: `${key.websiteId}.${captureId}.capture` },
      );
      return toOutcome(captured, opened);
    } catch (error) {
      if (!isAnswered(error)) throw error;
      if (isRepeated(error)) return { state: 'unknown' };
      const outcome = await fetchIntent(opened);
      return outcome.state === 'authorized'
        ? { state: 'rejected', reason: reasonOfError(error) }
        : outcome;
    }
  }

  /** A refund that was sent before. Stripe forgets idempotency keys after a day. */
  async function findRefund(
    { stripe, intentId }: OpenedIntent,
    refundId: string,
  ): Promise<Stripe.Refund | undefined> {
    for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
      if (refund.metadata?.['refundId'] === refundId) return refund;
    return undefined;
  }

  return {
    id: 'stripe',
    name: paymentMethodNames.stripe,
    description: '',
    pay,
    fetchOutcome,
    void: (key) => cancel(key),
    capture,

    async refund({ refundId, amountCents, currency, wasSent, ...key }): Promise<RefundOutcome> {
      const { websiteId, attemptId } = key;
      const intent = await records.findIntent(key);
      const opened = intent === null ? null : await open(websiteId, intent);
      if (opened === null)
        return wasSent ? { state: 'unknown' } : { state: 'failed', reason: 'notConnected' };
      // An error here throws: it says nothing about the refund.
      const earlier = wasSent ? await findRefund(opened, refundId) : undefined;
      if (earlier !== undefined) return toRefundOutcome(earlier);
      try {
        const refund = await opened.stripe.refunds.create(
          {
            payment_intent: opened.intentId,
            amount: toStripeAmount(amountCents, currency),
            metadata: { websiteId, attemptId, refundId },
          },
          { idempotencyKey: `${websiteId}.${refundId}.refund` },
        );
        return toRefundOutcome(refund);
      } catch (error) {
        if (!isAnswered(error) || isRepeated(error)) return { state: 'unknown' };
        return { state: 'failed', reason: reasonOfError(error) };
      }
    },

    forgetMethod: forgetStripeMethod({ records, createClient }),

    events: stripeEvents({ records, createClient }),
  };
}
