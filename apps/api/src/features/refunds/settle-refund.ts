import { canMoveRefund, orderRefundStateOf } from '@sitewright/commerce/orders';
import type { RefundState } from '@sitewright/contracts/entities';
import type { RefundOutcome } from '../../platform/payments/index.ts';
import { nextCheckAt } from '../checkout/public.ts';
import {
  enqueueBuyerMail,
  insertOrderEvent,
  updateFulfillmentState,
  updateOrder,
  type OrderScope,
} from '../orders/public.ts';
import { formatAmount } from './format-amount.ts';
import { lockPayment, type LockedPayment } from './lock-payment.queries.ts';
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
 * Settles a refund with the response of its provider. The request, a repeated one and the reconciler report it in any
 * order and any number of times; the first that is final counts.
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
  if (outcome.state === 'unknown') {
    if (refund.state !== 'pending') return;
    const { checks } = refund;
    const checkAt = nextCheckAt(checks, now);
    await updateRefund(tenant, refundId, { state: 'pending', checks: checks + 1, checkAt });
    return;
  }
  // A pending one counts as returned: the provider has accepted it, and a second one would return the money twice.
  const state: RefundState = outcome.state === 'failed' ? 'failed' : 'succeeded';
  if (!canMoveRefund(refund.state, state)) return;
  await updateRefund(tenant, refundId, {
    state,
    checkAt: null,
    settledAt: now,
    ...(outcome.state === 'failed' ? {} : { providerReference: outcome.reference }),
  });
  if (outcome.state === 'failed') await giveBack(scope, payment, refund, outcome.reason);
  else await complete(scope, payment, refund);
}

async function complete(
  scope: SettleScope,
  payment: LockedPayment,
  refund: StoredRefund,
): Promise<void> {
  const { tenant, services, now } = scope;
  const { orderId, refundId, method, amountCents, notifiesBuyer } = refund;
  const restocked = await restockLines(scope, orderId, await listRestockedLines(tenant, refundId));
  const refundState = orderRefundStateOf(payment.paidCents, await sumRefunded(tenant, orderId));
  await updateOrder(tenant, orderId, { refundState });
  const amount = formatAmount(amountCents, payment.currency);
  const how = method === 'manual' ? 'outside of the shop' : 'by the payment provider';
  const stock = restocked === 0 ? '' : ` ${restocked} put back into stock.`;
  const text = `${amount} was refunded ${how}.${stock}`;
  await insertOrderEvent(
    tenant,
    { eventId: services.createId(), orderId, kind: 'refunded', text },
    now,
  );
  if (notifiesBuyer && amountCents > 0)
    await enqueueBuyerMail(
      scope,
      orderId,
      { kind: 'orderRefund', refundId },
      `refund.${orderId}.${refundId}`,
    );
}

/** A refund that failed: its pieces and its amount can be refunded again. */
async function giveBack(
  scope: SettleScope,
  payment: LockedPayment,
  { orderId, refundId, amountCents }: StoredRefund,
  reason: string,
): Promise<void> {
  const { tenant, services, now } = scope;
  await takeAmounts(tenant, refundId, -1);
  await updateFulfillmentState(scope, orderId, payment);
  const amount = formatAmount(amountCents, payment.currency);
  const text = `The refund of ${amount} failed (${reason}). Nothing was returned.`;
  const event = { eventId: services.createId(), orderId, kind: 'refundFailed', text };
  await insertOrderEvent(tenant, event, now);
}
