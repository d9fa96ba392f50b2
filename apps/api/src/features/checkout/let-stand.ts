import type { Order } from '@sitewright/contracts/entities';
import { enqueueMail } from '../../platform/outbox/index.ts';
import type { PaymentOutcome } from '../../platform/payments/index.ts';
import type { MailSite } from '../mail/public.ts';
import { writeStandings } from './let-stand.queries.ts';
import { orderMails } from './order-mail.ts';
import type { AttemptRow } from './payment-attempts.queries.ts';
import type { SettleScope } from './settle-payment.ts';
import type { Settlement } from './settlement.ts';

/** An order that is to stand, as it was before. */
export interface Standing {
  readonly attempt: AttemptRow;
  readonly settlement: Extract<Settlement, { kind: 'stands' }>;
  readonly outcome: PaymentOutcome;
  readonly order: Order;
}

const texts = {
  paid: 'The payment was received.',
  awaitingPayment: 'The order will be paid later.',
} as const;

/** The order as it is from now on, which is what its mail tells. */
function standingOrder({ order, settlement: { payment } }: Standing, now: Date): Order {
  const event = { at: now.toISOString(), kind: payment, text: texts[payment] };
  return { ...order, paymentState: payment, timeline: [...order.timeline, event] };
}

/** Lets orders stand, each with the mail that it sends. */
export async function letStand(
  scope: SettleScope,
  from: MailSite,
  standings: readonly Standing[],
): Promise<void> {
  if (standings.length === 0) return;
  const { tenant, services, now } = scope;
  const rows = standings.map(({ attempt, settlement, outcome }) => ({
    orderId: attempt.orderId,
    attemptId: attempt.attemptId,
    state: settlement.attempt,
    reference: 'reference' in outcome ? outcome.reference : '',
    paymentState: settlement.payment,
    eventId: services.createId(),
    text: texts[settlement.payment],
  }));
  const mails = standings.flatMap((standing) =>
    orderMails(scope, from, standingOrder(standing, now)),
  );
  await Promise.all([writeStandings(tenant, rows, now), enqueueMail(tenant, mails)]);
}
