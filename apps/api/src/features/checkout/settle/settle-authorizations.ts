import { lockPayingGiftCards } from '../../gift-cards/public.ts';
import { creditUncaptured, lockCreditNoteNumbers } from '../../invoices/public.ts';
import { findOrders, formatAmount, insertOrderEvent, updateOrder } from '../../orders/public.ts';
import { updateAttempt } from '../payment-attempts.queries.ts';
import { deliverOnline } from './deliver-online.ts';
import { mailReceipts } from './mail-receipts.ts';
import { notifyEndedPayments } from './notify-ended-payments.ts';
import { recordUncaptured } from './record-uncaptured.ts';
import type { SettledAttempt, SettleScope } from './settle-scope.ts';
import { voidPayment } from './void-payment.ts';

/** What was charged of an authorized payment. */
const capturedCentsOf = ({ attempt, outcome }: SettledAttempt<'capture'>): number =>
  outcome.state === 'captured' && outcome.capturedCents !== undefined
    ? outcome.capturedCents
    : attempt.amountCents;

/**
 * Records that authorized payments were captured, however often it is reported: by the request, a repeated one, the
 * provider's webhook and the reconciler. What the provider charged counts, not what was asked for.
 */
export async function captureOrders(
  scope: SettleScope,
  captures: readonly SettledAttempt<'capture'>[],
): Promise<void> {
  if (captures.length === 0) return;
  const { tenant, services, now } = scope;
  const { createId } = services;
  const orders = await findOrders(
    tenant,
    captures
      .filter((capture) => capturedCentsOf(capture) < capture.attempt.amountCents)
      .map(({ attempt }) => attempt.orderId),
  );
  for (const capture of captures) {
    const { attemptId, orderId, amountCents, currency } = capture.attempt;
    const captureCents = capturedCentsOf(capture);
    await updateAttempt(tenant, attemptId, {
      state: 'captured',
      checkAt: null,
      settledAt: now,
      captureCents,
    });
    await updateOrder(tenant, orderId, { paymentState: 'paid' });
    const releasedCents = amountCents - captureCents;
    const order = orders.get(orderId);
    if (order !== undefined)
      await creditUncaptured(
        { tenant, createId, now },
        await recordUncaptured(tenant, order, releasedCents),
      );
    const released =
      releasedCents === 0 ? '' : ` ${formatAmount(releasedCents, currency)} was released.`;
    const text = `${formatAmount(captureCents, currency)} was captured.${released}`;
    await insertOrderEvent(tenant, { eventId: createId(), orderId, kind: 'paid', text }, now);
  }
  const orderIds = captures.map(({ attempt }) => attempt.orderId);
  // The mail would name the total of the order, of which a partial capture charged less.
  const complete = captures.filter(
    (capture) => capturedCentsOf(capture) === capture.attempt.amountCents,
  );
  await mailReceipts(
    scope,
    complete.map(({ attempt }) => attempt.orderId),
  );
  await deliverOnline(scope, orderIds);
}

/** Why the payment of a placed order ended, and what is left to do. */
function releasedText(
  { attempt: { state, captureBefore }, settlement }: SettledAttempt<'release'>,
  now: Date,
): string {
  const reason = settlement.reason.replaceAll('_', ' ');
  const isExpired = captureBefore !== null && captureBefore <= now;
  const ended = isExpired ? 'The authorization expired' : `The authorization ended (${reason})`;
  const what = state === 'awaiting' ? `The payment failed (${reason})` : ended;
  return `${what}. Nothing was charged. Cancel the order to release its stock.`;
}

/**
 * Records that payments of placed orders ended without a charge: authorized ones that expired or that the owner canceled
 * at the provider, and delayed ones that failed. The order stays for its owner to decide, because it may be fulfilled
 * already.
 */
export async function releasePayments(
  scope: SettleScope,
  releases: readonly SettledAttempt<'release'>[],
): Promise<void> {
  if (releases.length === 0) return;
  const { tenant, services, now } = scope;
  const { createId } = services;
  await lockCreditNoteNumbers(tenant);
  await lockPayingGiftCards(
    tenant,
    releases.map(({ attempt }) => attempt.orderId),
  );
  for (const release of releases) {
    const { attempt } = release;
    const { orderId } = attempt;
    await voidPayment({ tenant, createId, now }, attempt);
    const text = releasedText(release, now);
    await insertOrderEvent(tenant, { eventId: createId(), orderId, kind: 'voided', text }, now);
  }
  await notifyEndedPayments(
    scope,
    releases.map(({ attempt }) => attempt.orderId),
  );
}
