import { canMovePayment, orderStateOf } from '@sitewright/commerce/orders';
import { cancelOrder } from '@sitewright/contracts/api';
import { err, isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import {
  checkoutQueuesOf,
  findNewestAttempt,
  requestOutcome,
  voidPayment,
} from '../checkout/public.ts';
import { deleteDiscountUses } from '../discounts/public.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import {
  enqueueBuyerMail,
  hasEventOf,
  hasShipment,
  insertOrderEvent,
  lockOrder,
  updateOrder,
  type OrderScope,
} from '../orders/public.ts';
import type { Tenant } from '../../platform/database/index.ts';
import type { OpenCall } from '../../platform/routing/define-route.ts';
import {
  listRefundableLines,
  lockPayment,
  refundableCents,
  type LockedPayment,
} from './lock-payment.queries.ts';
import { refundCommand } from './refund-command.ts';
import { restockLines } from './restock-lines.ts';
import { startRefund } from './start-refund.ts';

type CancelCall = OpenCall<typeof cancelOrder>;

/**
 * Voids a payment that is still open at its provider, before the order is canceled: afterward it can no longer be
 * charged. If the money has arrived meanwhile, the payment is settled, and the cancellation refunds it.
 */
async function voidOpenPayment(call: CancelCall): Promise<ErrorResult | undefined> {
  const { params, services, websiteId, inTenant, request } = call;
  const attempt = await inTenant((tenant) => findNewestAttempt(tenant, params.orderId));
  if (attempt === null) return err('notFound');
  if (attempt.state === 'captured') return undefined;
  if (attempt.state === 'declined' || attempt.state === 'capturedLate') {
    const { requestKey } = call.body;
    const isPossible = await inTenant(
      async (tenant) =>
        (await hasEventOf(tenant, params.orderId, requestKey)) ||
        // Its authorization ended: nothing is left to void.
        (await lockOrder(tenant, params.orderId))?.paymentState === 'voided',
    );
    return isPossible ? undefined : err('actionNotAllowed');
  }
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  if (site === null) return err('notFound');
  const { attemptId } = attempt;
  const outcome = await requestOutcome({
    attempt,
    payments: services.providers,
    call: (provider) => provider.void({ websiteId, attemptId }),
    onError: (error) => request.log.error(error),
  });
  // A payment that was agreed for later or authorized is voided together with its order.
  const isPlaced = attempt.state === 'awaiting' || attempt.state === 'authorized';
  if (isPlaced && outcome.state === 'declined') return undefined;
  const report = { site, attemptId, outcome };
  const settled = await checkoutQueuesOf(services).settlements.submit(websiteId, report);
  if (isErrorResult(settled)) return settled;
  return settled === 'pending' ? err('conflict') : undefined;
}

/** Whether a locked order may be canceled: nothing was shipped, and it is not canceled yet. */
const canCancel = async (
  tenant: Tenant,
  orderId: string,
  { state }: LockedPayment,
): Promise<boolean> => state !== 'cancelled' && !(await hasShipment(tenant, orderId));

/** Voids a payment that was agreed for later, or authorized. */
async function voidPlaced(
  { tenant, services, now }: OrderScope,
  orderId: string,
  payment: LockedPayment,
): Promise<void> {
  if (!canMovePayment(payment.paymentState, 'voided')) return;
  const { attemptId } = payment;
  await voidPayment({ tenant, createId: services.createId, now }, { orderId, attemptId });
}

/** A cancellation that an owner asks for. */
export interface Cancellation {
  readonly params: { readonly orderId: string };
  readonly body: CancelCall['body'];
  readonly services: Pick<CancelCall['services'], 'providers'>;
}

/** Cancels an order in one transaction, with its stock, its coupons, its mail and the beginning of its refund. */
export async function startCancellation(
  scope: OrderScope,
  { params: { orderId }, body, services: { providers } }: Cancellation,
): Promise<string | null | ErrorResult> {
  const { tenant, services, actorName, now } = scope;
  const { requestKey, restocks, refund, reason, notifiesBuyer } = body;
  const payment = await lockPayment(tenant, orderId);
  if (payment === null) return err('notFound');
  if (await hasEventOf(tenant, orderId, requestKey)) return null;
  // An open payment that was voided has canceled its order, which released the stock.
  const isVoided = payment.state === 'cancelled' && payment.paymentState === 'failed';
  if (!isVoided && !(await canCancel(tenant, orderId, payment))) return err('actionNotAllowed');
  const provider = providers.find(({ id }) => id === payment.provider);
  if (refund === 'provider' && payment.paymentState === 'paid' && provider?.refund === undefined)
    return err('actionNotAllowed');

  const why = reason === '' ? '' : ` Reason: ${reason}`;
  const text = `${actorName} canceled the order.${why}`;
  const event = { eventId: services.createId(), orderId, kind: 'canceled', text, requestKey };
  await insertOrderEvent(tenant, event, now);
  let refundId: string | null = null;
  if (!isVoided) {
    const lines = await listRefundableLines(tenant, orderId, []);
    if (payment.paymentState === 'paid' && refund !== null && refundableCents(payment) > 0) {
      const started = await startRefund(scope, orderId, payment, {
        requestKey,
        wish: 'all',
        restockedLineIds: new Set(),
        method: refund,
        reason: '',
        notifiesBuyer: false,
      });
      if (isErrorResult(started)) return started;
      refundId = started;
    }
    await voidPlaced(scope, orderId, payment);
    const { fulfillmentState } = payment;
    const state = orderStateOf({ isCanceled: true, fulfillmentState });
    await updateOrder(tenant, orderId, { state });
    await deleteDiscountUses(tenant, [orderId]);
    if (restocks)
      await restockLines(
        scope,
        orderId,
        lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
        'all',
      );
  }
  if (notifiesBuyer)
    await enqueueBuyerMail(
      scope,
      orderId,
      { kind: 'orderCancellation' },
      `cancellation.${orderId}`,
    );
  return refundId;
}

export const cancelOrderRoute = refundCommand(cancelOrder, startCancellation, voidOpenPayment);
