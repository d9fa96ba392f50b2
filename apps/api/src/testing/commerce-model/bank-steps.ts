import { settleRefundEvent } from '../../features/refunds/settle-refund-event.ts';
import { signedEvent } from '../stripe/open-stripe-shop.ts';
import type { LocalStripe } from '../stripe/local-stripe.ts';
import { processPaymentEvents } from '../../features/checkout/settle/process-payment-events.ts';
import { callServer, itemAt } from './model-call.ts';
import type { ModelShop } from './model-shop.ts';
import { runJob } from './run-job.ts';
import type { StepOf } from './steps.ts';

/** The events that Stripe has for this shop. */
const eventsOf = ({ stripe, account }: ModelShop) =>
  stripe.ledger.events.filter(({ accountId }) => accountId === account.accountId);

/** The payments at Stripe whose money is on its way. */
export function listProcessing(shop: ModelShop): string[] {
  const { stripe, account } = shop;
  const ids = eventsOf(shop)
    .filter(({ type }) => type === 'payment_intent.processing')
    .map((event) => (event.data.object as { readonly id: string }).id);
  return ids.filter((id) => stripe.ledger.retrieve(account.accountId, id).status === 'processing');
}

/** The refunds at Stripe of this shop. */
export const listStripeRefunds = ({
  stripe,
  account,
}: ModelShop): LocalStripe['ledger']['refunds'] =>
  stripe.ledger.refunds.filter(({ accountId }) => accountId === account.accountId);

export function arrive(shop: ModelShop, { payment, hasArrived }: StepOf<'arrive'>): void {
  const id = itemAt(listProcessing(shop), payment);
  if (id !== undefined) shop.stripe.ledger.finish(id, hasArrived);
}

/** A bank ends a refund that is on its way, or returns the money of one that had arrived. */
export function endRefund(shop: ModelShop, { refund, status }: StepOf<'refundEnds'>): void {
  const open = listStripeRefunds(shop).filter((each) => each.status !== 'failed');
  const found = itemAt(open, refund);
  if (found !== undefined) shop.stripe.ledger.finishRefund(found.id, status);
}

export async function deliver(shop: ModelShop, server: number, events: readonly object[]) {
  const { api, account } = shop;
  const stripe = shop.buyers[0]!.on[server]!;
  for (const event of events)
    await callServer(shop, server, () =>
      stripe.post('/api/webhooks/stripe', signedEvent(api, event, account.webhookSecret)),
    );
  await runJob(shop, server, (services) => processPaymentEvents(services, settleRefundEvent));
}

export async function sendEvents(shop: ModelShop, step: StepOf<'webhook'>): Promise<void> {
  const events = eventsOf(shop);
  const from = step.from % Math.max(1, events.length);
  const sent = events.slice(from, from + step.count);
  await deliver(shop, step.server, step.isReversed ? sent.toReversed() : sent);
}

export const deliverAll = (shop: ModelShop): Promise<void> => deliver(shop, 0, eventsOf(shop));
