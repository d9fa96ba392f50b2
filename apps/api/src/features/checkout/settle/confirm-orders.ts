import { awaitedPayment } from '@sitewright/commerce/orders';
import { isManualMethod, type Order } from '@sitewright/contracts/entities';
import { enqueueMail } from '../../../platform/outbox/index.ts';
import { readStoreSettings } from '../../cart/public.ts';
import { issueConfirmedInvoices, readSeller } from '../../invoices/public.ts';
import { notifyLowStock } from '../../inventory/public.ts';
import { readMailSite } from '../../mail/public.ts';
import { findOrders } from '../../orders/public.ts';
import { updateConfirmedOrders } from './confirm-orders.queries.ts';
import { createOrderMails } from './create-order-mails.ts';
import { deliverOnline } from './deliver-online.ts';
import { updateAttempt } from '../payment-attempts.queries.ts';
import { mailReceipts } from './mail-receipts.ts';
import { recordUncaptured } from './record-uncaptured.ts';
import { nextAuthorizationCheckAt, nextProcessingCheckAt } from './settlement.ts';
import type { SettledAttempt, SettleScope } from './settle-scope.ts';

const eventTexts = {
  paid: 'The payment was received.',
  awaitingPayment: 'The order will be paid later.',
  authorized: 'The payment was authorized. It is charged when it is captured.',
} as const;

type Confirmation = SettledAttempt<'confirm'>;

/** When the reconciler checks a confirmed payment; null once there is nothing to check. */
function checkAtOf({ attempt, outcome }: Confirmation, now: Date): Date | null {
  if (outcome.state === 'authorized') return nextAuthorizationCheckAt(attempt, now);
  return outcome.state === 'awaiting' && outcome.isProcessing === true
    ? nextProcessingCheckAt(now)
    : null;
}

/** What was not captured of a payment that the owner captured at the provider. */
const uncapturedCentsOf = ({ attempt, outcome }: Confirmation): number =>
  outcome.state === 'captured' && outcome.capturedCents !== undefined
    ? attempt.amountCents - outcome.capturedCents
    : 0;

/** Confirms orders, and writes their mail in the same transaction. */
export async function confirmOrders(
  scope: SettleScope,
  confirmations: readonly Confirmation[],
): Promise<void> {
  if (confirmations.length === 0) return;
  const { tenant, site, services, now } = scope;
  const orderIds = confirmations.map(({ attempt }) => attempt.orderId);
  const isManual = confirmations.some(({ attempt }) => isManualMethod(attempt.provider));
  const [orders, mailSite, seller, settings] = await Promise.all([
    findOrders(tenant, orderIds),
    readMailSite(tenant, site, services),
    readSeller(tenant),
    isManual ? readStoreSettings(tenant) : undefined,
  ]);
  const rows = confirmations.map((confirmation) => {
    const { attempt, settlement, outcome } = confirmation;
    return {
      orderId: attempt.orderId,
      attemptId: attempt.attemptId,
      state: settlement.attempt,
      reference: 'reference' in outcome ? outcome.reference : '',
      paymentState: settlement.payment,
      checkAt: checkAtOf(confirmation, now),
      eventId: services.createId(),
      text: eventTexts[settlement.payment],
    };
  });
  const confirmed: Order[] = [];
  for (const confirmation of confirmations) {
    const { orderId } = confirmation.attempt;
    const { payment } = confirmation.settlement;
    const order = orders.get(orderId);
    if (order === undefined) throw new Error(`The order ${orderId} of a payment does not exist.`);
    const event = { at: now.toISOString(), kind: payment, text: eventTexts[payment] };
    const captured = await recordUncaptured(tenant, order, uncapturedCentsOf(confirmation));
    confirmed.push({
      ...captured,
      paymentState: payment,
      timeline: [...captured.timeline, event],
    });
  }
  const issueScope = { tenant, createId: services.createId, now };
  const invoices = await issueConfirmedInvoices(issueScope, confirmed, seller);
  const arrivals = confirmations
    .filter(({ attempt }) => attempt.state === 'awaiting')
    .map(({ attempt }) => attempt.orderId);
  const placed = confirmed.filter(({ id }) => !arrivals.includes(id));
  const mails = placed.flatMap((order) =>
    createOrderMails(scope, mailSite, order, {
      invoice: invoices.get(order.id),
      payment: settings && awaitedPayment(order, settings.manualPayments),
    }),
  );
  const variantIds = confirmed.flatMap(({ lines }) => lines.map(({ variantId }) => variantId));
  await Promise.all([
    updateConfirmedOrders(tenant, rows, now),
    enqueueMail(tenant, mails),
    notifyLowStock(scope, [...new Set(variantIds)]),
  ]);
  // Of these, the buyers and the owners have mails from when the order was placed.
  await mailReceipts(scope, arrivals);
  // The owner has captured it at the provider before the shop heard that it was authorized.
  for (const { attempt, outcome } of confirmations)
    if (outcome.state === 'captured' && outcome.capturedCents !== undefined)
      await updateAttempt(tenant, attempt.attemptId, {
        state: 'captured',
        checkAt: null,
        captureCents: outcome.capturedCents,
      });
  // An order that is paid later gets its gift cards and files then.
  const delivered = confirmed.filter(
    ({ paymentState, lines }) =>
      paymentState === 'paid' && lines.some((line) => line.isDeliveredWhenPaid === true),
  );
  await deliverOnline(
    scope,
    delivered.map(({ id }) => id),
  );
}
