import { Stripe } from 'stripe';
import type { ProviderEvent, ProviderEvents } from '../payment-provider.ts';
import type { StripeOptions } from './stripe-accounts.ts';
import { toRefundOutcome } from './stripe-outcome.ts';

/** A signature is valid for five minutes: an old call cannot be sent again. */
const toleranceSeconds = 300;

/** The types of events that an owner selects for the endpoint. Events of other types change nothing here. */
export const stripeEventTypes = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

const subjects: Readonly<Record<string, ProviderEvent['subject']>> = {
  dispute: 'dispute',
  refund: 'refund',
};

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

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

  async fetchRefund(websiteId, reference) {
    const account = await records.findAccount(websiteId);
    if (account === null) return null;
    const refund = await createClient(account.secretKey).refunds.retrieve(reference);
    const { websiteId: shop, refundId } = refund.metadata ?? {};
    // The account is also used outside of this shop.
    if (shop !== websiteId || refundId === undefined) return null;
    return { refundId, outcome: toRefundOutcome(refund) };
  },

  async fetchDispute(websiteId, disputeId) {
    const account = await records.findAccount(websiteId);
    if (account === null) return null;
    const dispute = await createClient(account.secretKey).disputes.retrieve(disputeId);
    const intentId = idOf(dispute.payment_intent);
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
