import type { ProviderRefund } from '../../platform/payments/index.ts';
import { findAttempt, nextCheckAt } from '../checkout/public.ts';
import { formatAmount, hasEventOf, insertOrderEvent } from '../orders/public.ts';
import { lockPayment, refundableChargeCents } from './lock-payment.queries.ts';
import { findRefundId, hasPendingRefund, insertRefund } from './refunds.queries.ts';
import type { SettleScope } from './settle-refund.ts';

/** The key of a refund that has no request of this shop: the provider's own id makes it unique. */
const keyOf = (reference: string): string => `external.${reference}`;

/** Why a refund is not counted: the shop has counted the money before, perhaps as a refund outside of the shop. */
const excess = 'This is more than was left to refund';

/** The payment or another refund of it was never settled. */
const misfit = 'It does not fit the payment of this order';

/** Tells the owner of money that was returned, but is not counted as a refund. */
async function noteNotCounted(
  { tenant, services, now }: SettleScope,
  orderId: string,
  requestKey: string,
  { amount, why }: { readonly amount: string; readonly why: string },
): Promise<void> {
  if (await hasEventOf(tenant, orderId, requestKey)) return;
  const text = `${amount} was refunded in Stripe. ${why}, so it is not counted here.`;
  const event = {
    eventId: services.createId(),
    orderId,
    kind: 'refundNotCounted',
    text,
    requestKey,
  };
  await insertOrderEvent(tenant, event, now);
}

type RecordedRefund = { readonly refundId: string | null } | 'wait';

/**
 * Writes a refund that was made by the provider's own screens as a refund of the order's payment, once however often it
 * is reported. It is for an amount, because the provider does not know the lines of the order.
 *
 * @returns The refund to settle, if there is one; `wait` if the payment is not settled yet, or if a refund of this shop
 * that is not settled has taken the amount: the provider rejects that one, and then the amount is left. The last try
 * notes in the timeline that it is not counted.
 */
export async function recordExternalRefund(
  scope: SettleScope,
  { attemptId, reference, amountCents, outcome }: ProviderRefund,
  isLastTry: boolean,
): Promise<RecordedRefund> {
  const { tenant, services, now } = scope;
  const attempt = await findAttempt(tenant, attemptId);
  if (attempt === null) return { refundId: null };
  const { orderId } = attempt;
  const payment = await lockPayment(tenant, orderId);
  const requestKey = keyOf(reference);
  const earlier = await findRefundId(tenant, orderId, requestKey);
  if (earlier !== null) return { refundId: earlier };
  if (payment === null || outcome.state === 'failed') return { refundId: null };
  const refundableCents = payment.attemptId === attemptId ? refundableChargeCents(payment) : 0;
  if (amountCents > refundableCents) {
    const isCaptured = attempt.state === 'captured' || attempt.state === 'capturedLate';
    const hasToWait = !isCaptured || (await hasPendingRefund(tenant, attemptId));
    if (hasToWait && !isLastTry) return 'wait';
    const amount = formatAmount(amountCents, payment.currency);
    const note = { amount, why: hasToWait ? misfit : excess };
    await noteNotCounted(scope, orderId, requestKey, note);
    return hasToWait ? 'wait' : { refundId: null };
  }
  const refundId = services.createId();
  await insertRefund(tenant, {
    refundId,
    orderId,
    attemptId,
    requestKey,
    method: 'external',
    plan: { lines: [], shippingCents: 0, otherCents: amountCents, amountCents },
    giftCardCents: 0,
    restockedLineIds: new Set(),
    reason: '',
    // Who refunds at the provider decides there whether the buyer gets a mail.
    notifiesBuyer: false,
    checkAt: nextCheckAt(0, now),
    now,
  });
  return { refundId };
}
