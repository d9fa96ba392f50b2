import { Stripe } from 'stripe';
import type { ProviderEvent, ProviderEvents, ProviderRefund } from '../payment-provider.ts';
import type { StripeOptions } from './stripe-accounts.ts';
import { stripeIdOf } from './stripe-id.ts';
import { toRefundOutcome } from './stripe-outcome.ts';

/** A signature is valid for five minutes: an old call cannot be sent again. */
const toleranceSeconds = 300;

/** The types of events that an owner selects for the endpoint. Events of other types change nothing here. */
export const stripeEventTypes = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.amount_capturable_updated',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

const subjects: Readonly<Record<string, ProviderEvent['subject']>> = {
  charge: 'refund',
  dispute: 'dispute',
  refund: 'refund',
};

/** The refund with this id, or all refunds of the charge with this id. */
async function* listRefunds(stripe: Stripe, reference: string): AsyncGenerator<Stripe.Refund> {
  if (reference.startsWith('re_') || reference.startsWith('pyr_'))
    yield await stripe.refunds.retrieve(reference);
  else yield* stripe.refunds.list({ charge: reference, limit: 100 });
}

/** What Stripe reports by webhooks. An event only says what changed: its state is requested from Stripe. */
export const stripeEvents = ({ records, createClient }: StripeOptions): ProviderEvents => ({
  async read({ websiteId, body, signature, receivedAt }) {
    const account = await records.findAccount(websiteId);
    if (account === null) return 'forged';
    let event: Stripe.Event;
    try {
      event = Stripe.webhooks.constructEvent(
        body,
        signature,
        account.webhookSecret,
        toleranceSeconds,
        undefined,
        receivedAt.getTime(),
      );
    } catch {
      return 'forged';
    }
    const { id: eventId, type, data } = event;
    if (!stripeEventTypes.some((known) => known === type)) return null;
    const { id, object } = data.object as { readonly id?: string; readonly object?: string };
    if (id === undefined) return null;
    return { eventId, subject: subjects[object ?? ''] ?? 'payment', reference: id };
  },

  findAttemptId: (websiteId, intentId) => records.findAttemptId(websiteId, intentId),

  async fetchRefunds(websiteId, reference) {
    const account = await records.findAccount(websiteId);
    if (account === null) return [];
    const stripe = createClient(account.secretKey);
    const refunds: ProviderRefund[] = [];
    for await (const refund of listRefunds(stripe, reference)) {
      const { websiteId: shop = websiteId, refundId = null } = refund.metadata ?? {};
      const intentId = stripeIdOf(refund.payment_intent);
      const attemptId = intentId === null ? null : await records.findAttemptId(websiteId, intentId);
      // The account is also used outside of this shop.
      if (shop !== websiteId || attemptId === null) continue;
      const { id, amount: amountCents } = refund;
      const outcome = toRefundOutcome(refund);
      refunds.push({ reference: id, refundId, attemptId, amountCents, outcome });
    }
    return refunds;
  },

  async fetchDispute(websiteId, disputeId) {
    const account = await records.findAccount(websiteId);
    if (account === null) return null;
    const dispute = await createClient(account.secretKey).disputes.retrieve(disputeId);
    const intentId = stripeIdOf(dispute.payment_intent);
    const attemptId = intentId === null ? null : await records.findAttemptId(websiteId, intentId);
    if (attemptId === null) return null;
    const { amount, currency, reason, status, evidence_details: evidence } = dispute;
    return {
      disputeId,
      attemptId,
      amountCents: amount,
      currency: currency.toUpperCase(),
      reason,
      status,
      dueAt: evidence.due_by === null ? null : new Date(evidence.due_by * 1000),
    };
  },
});
