import { canMoveRefund, orderRefundStateOf } from '@sitewright/commerce/orders';
import type { RefundOutcome } from '../../platform/payments/index.ts';
import { nextCheckAt, nextProcessingCheckAt } from '../checkout/public.ts';
import { refundToGiftCards, restoreGiftCards } from '../gift-cards/public.ts';
import { creditRefunds, reverseCreditNote } from '../invoices/public.ts';
import {
  enqueueBuyerMail,
  insertOrderEvent,
  recordOnlineFulfillments,
  updateFulfillmentState,
  updateOrder,
  type OrderScope,
} from '../orders/public.ts';
import { keepGiftCardPart } from './keep-gift-card-part.ts';
import { lockPayment, type LockedPayment } from './lock-payment.queries.ts';
import { acceptedText, failedText, refundedText } from './refund-texts.ts';
import {
  findRefund,
  listRestockedLines,
  sumRefunded,
  takeAmounts,
  updateRefund,
  type StoredRefund,
} from './refunds.queries.ts';
import { restockLines } from './restock-lines.ts';

/** The transaction that settles a refund. Nobody acts in it when the reconciler does. */
export type SettleScope = Omit<OrderScope, 'actorName'>;

/**
 * Settles a refund with its state at the provider. The request, a repeated one, the reconciler and the provider's
 * webhooks report it in any order and any number of times. The first final state counts, except that a refund that
 * succeeded can still fail: the bank may return the money days later.
 */
export async function settleRefund(
  scope: SettleScope,
  refundId: string,
  outcome: RefundOutcome,
): Promise<void> {
  const { tenant, now } = scope;
  const found = await findRefund(tenant, refundId);
  if (found === null) return;
  const payment = await lockPayment(tenant, found.orderId);
  // Read again, now that nobody else can settle it.
  const refund = await findRefund(tenant, refundId);
  if (payment === null || refund === null) return;
  if (outcome.state === 'unknown' || outcome.state === 'pending')
    return waitFor(scope, payment, refund, outcome);
  const state = outcome.state === 'failed' ? 'failed' : 'succeeded';
  if (!canMoveRefund(refund.state, state)) return;
  await updateRefund(tenant, refundId, {
    state,
    checkAt: null,
    // The report has counted it when it succeeded.
    ...(refund.state === 'succeeded' ? { reversedAt: now } : { settledAt: now }),
    ...(outcome.state === 'failed' ? {} : { providerReference: outcome.reference }),
  });
  if (outcome.state === 'failed') await giveBack(scope, payment, refund, outcome.reason);
  else await complete(scope, payment, refund);
}

const addEvent = (
  { tenant, services, now }: SettleScope,
  orderId: string,
  kind: string,
  text: string,
): Promise<void> =>
  insertOrderEvent(tenant, { eventId: services.createId(), orderId, kind, text }, now);

/** Asks again later. The amount stays taken, so that it is not refunded twice. */
async function waitFor(
  scope: SettleScope,
  { currency }: LockedPayment,
  { refundId, orderId, state, checks, providerReference, ...refund }: StoredRefund,
  outcome: RefundOutcome,
): Promise<void> {
  if (state !== 'pending') return;
  const { tenant, now } = scope;
  const accepted = outcome.state === 'pending' ? { providerReference: outcome.reference } : {};
  const checkAt =
    outcome.state === 'pending' ? nextProcessingCheckAt(now) : nextCheckAt(checks, now);
  await updateRefund(tenant, refundId, { state, checks: checks + 1, checkAt, ...accepted });
  if (outcome.state === 'pending' && providerReference === null)
    await addEvent(scope, orderId, 'refundAccepted', acceptedText(refund, currency));
}

/** Writes the refund state of the order, which follows from the money that was returned. */
async function updateRefundState(
  { tenant }: SettleScope,
  orderId: string,
  { chargedCents, giftCardCents }: LockedPayment,
): Promise<void> {
  const returnedCents = await sumRefunded(tenant, orderId);
  const refundState = orderRefundStateOf(chargedCents + giftCardCents, returnedCents);
  await updateOrder(tenant, orderId, { refundState });
}

async function complete(
  scope: SettleScope,
  payment: LockedPayment,
  refund: StoredRefund,
): Promise<void> {
  const { tenant, services, now } = scope;
  const { orderId, refundId, amountCents, giftCardCents, notifiesBuyer } = refund;
  // Before gift cards and stock: every writer takes a number first, and then locks variants.
  await creditRefunds({ tenant, createId: services.createId, now }, orderId);
  const credited =
    giftCardCents === 0
      ? []
      : await refundToGiftCards(tenant, {
          orderId,
          amountCents: giftCardCents,
          key: `refund.${refundId}`,
          createId: services.createId,
          now,
        });
  const lines = await listRestockedLines(tenant, refundId);
  const restocked = await restockLines(scope, orderId, lines, 'refunded');
  await updateRefundState(scope, orderId, payment);
  const stock = restocked === 0 ? '' : ` ${restocked} put back into stock.`;
  const text = `${refundedText(refund, credited, payment.currency)}${stock}`;
  await addEvent(scope, orderId, 'refunded', text);
  if (notifiesBuyer && amountCents > 0)
    await enqueueBuyerMail(
      scope,
      orderId,
      { kind: 'orderRefund', refundId },
      `refund.${orderId}.${refundId}`,
    );
}

/** A refund that failed: its pieces and its amount can be refunded again, except what gift cards have got. */
async function giveBack(
  scope: SettleScope,
  payment: LockedPayment,
  refund: StoredRefund,
  reason: string,
): Promise<void> {
  const { tenant, services, now } = scope;
  const { orderId, refundId, state } = refund;
  await takeAmounts(tenant, refundId, -1);
  if (state === 'succeeded') {
    await keepGiftCardPart(scope, refund);
    // Before gift cards, like in `complete`.
    const issueScope = { tenant, createId: services.createId, now };
    await reverseCreditNote(issueScope, { orderId, refundId });
    await creditRefunds(issueScope, orderId);
    await updateRefundState(scope, orderId, payment);
  }
  const restored = await restoreGiftCards(scope, refundId);
  await updateFulfillmentState(scope, orderId, payment);
  await recordOnlineFulfillments(scope, [orderId], refundId);
  const cards = restored === 0 ? '' : ` Gift cards active again: ${restored}.`;
  const text = `${failedText(refund, reason, payment.currency)}${cards}`;
  await addEvent(scope, orderId, 'refundFailed', text);
}
