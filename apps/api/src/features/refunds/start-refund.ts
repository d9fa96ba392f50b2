import {
  planFullRefund,
  planRefund,
  splitRefund,
  unspentCents,
  type RefundableLine,
  type RefundError,
  type RefundPlan,
  type RefundWish,
} from '@sitewright/commerce/orders';
import type { RefundMethod } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { lockGiftCardsOfOrder, withdrawGiftCards } from '../gift-cards/public.ts';
import { lockCreditNoteNumbers } from '../invoices/public.ts';
import {
  formatAmount,
  insertOrderEvent,
  updateFulfillmentState,
  type OrderScope,
} from '../orders/public.ts';
import { nextCheckAt } from '../checkout/public.ts';
import {
  listRefundableLines,
  refundableCents,
  refundableChargeCents,
  type LockedPayment,
} from './lock-payment.queries.ts';
import { findRefundId, insertRefund } from './refunds.queries.ts';
import { settleRefund } from './settle-refund.ts';

/** A refund that an owner asks for. */
export interface RefundCommand {
  readonly requestKey: string;
  /** `all`: everything that is left. */
  readonly wish: RefundWish | 'all';
  /** The amount that the screen showed; undefined if it showed none. */
  readonly expectedCents?: number;
  readonly restockedLineIds: ReadonlySet<string>;
  readonly method: RefundMethod;
  readonly reason: string;
  readonly notifiesBuyer: boolean;
}

const errors = {
  nothing: 'actionNotAllowed',
  unknownLine: 'notFound',
  // Someone else has refunded these pieces since the screen was loaded.
  tooManyPieces: 'conflict',
  tooMuchShipping: 'conflict',
  tooMuch: 'refundTooLarge',
  giftCardSpent: 'refundTooLarge',
} as const satisfies Record<RefundError, string>;

function planOf(
  lines: readonly RefundableLine[],
  payment: LockedPayment,
  { wish, expectedCents }: RefundCommand,
): RefundPlan | ErrorResult {
  const { grandTotalCents, refundedShippingCents, currency } = payment;
  const order = {
    lines,
    grandTotalCents,
    refundedShippingCents,
    refundableCents: refundableCents(payment),
  };
  const plan = wish === 'all' ? planFullRefund(order) : planRefund(order, wish);
  if (typeof plan === 'string')
    return err(errors[plan], { values: { amount: formatAmount(unspentCents(order), currency) } });
  if (expectedCents !== undefined && plan.amountCents !== expectedCents) return err('conflict');
  return plan;
}

/**
 * Writes a refund of a locked payment before any money is returned, so that it cannot be forgotten or exceed the payment.
 * One that the shop pays itself is settled at once.
 *
 * @returns The id of a refund that has to be sent to the provider; null if there is none, or the request was repeated.
 */
export async function startRefund(
  scope: OrderScope,
  orderId: string,
  payment: LockedPayment,
  command: RefundCommand,
): Promise<string | null | ErrorResult> {
  const { tenant, services, actorName, now } = scope;
  const { requestKey, restockedLineIds, method, reason, notifiesBuyer } = command;
  if ((await findRefundId(tenant, orderId, requestKey)) !== null) return null;
  if (payment.paymentState !== 'paid' && payment.attemptState !== 'capturedLate')
    return err('actionNotAllowed');
  await lockCreditNoteNumbers(tenant);
  // Locked, so that nobody can spend what is refunded.
  const cards = await lockGiftCardsOfOrder(tenant, orderId);
  const lines = await listRefundableLines(tenant, orderId, cards);
  const plan = planOf(lines, payment, command);
  if ('error' in plan) return plan;
  // A canceled order whose gift cards were spent: nothing is left to refund.
  if (plan.amountCents === 0 && plan.lines.length === 0) return null;

  const refundId = services.createId();
  const split = splitRefund(plan.amountCents, refundableChargeCents(payment));
  await insertRefund(tenant, {
    refundId,
    orderId,
    attemptId: payment.attemptId,
    requestKey,
    method,
    plan,
    giftCardCents: split.giftCardCents,
    restockedLineIds,
    reason,
    notifiesBuyer,
    checkAt: nextCheckAt(0, now),
    now,
  });
  const withdrawn = await withdrawGiftCards(scope, refundId, cards, plan.lines);
  await updateFulfillmentState(scope, orderId, payment);
  const amount = formatAmount(plan.amountCents, payment.currency);
  const deactivated = withdrawn === 0 ? '' : ` Gift cards deactivated: ${withdrawn}.`;
  const why = reason === '' ? '' : ` Reason: ${reason}`;
  const text = `${actorName} started a refund of ${amount}.${deactivated}${why}`;
  const event = { eventId: services.createId(), orderId, kind: 'refundStarted', text };
  await insertOrderEvent(tenant, event, now);
  if (method === 'provider' && split.chargedCents > 0) return refundId;
  await settleRefund(scope, refundId, { state: 'refunded', reference: refundId });
  return null;
}
