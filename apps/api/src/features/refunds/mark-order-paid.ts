import { canMovePayment } from '@sitewright/commerce/orders';
import { markOrderPaid } from '@sitewright/contracts/api';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Services } from '../../platform/services.ts';
import { deliverOnline, mailReceipts, updateAttempt } from '../checkout/public.ts';
import { insertOrderEvent, orderCommand, updateOrder, type OrderScope } from '../orders/public.ts';
import { lockPayment } from './lock-payment.queries.ts';

/** Only for a payment that the shop receives itself; a provider reports its own. A repeated request changes nothing. */
export async function markPaid(
  scope: OrderScope,
  orderId: string,
  providers: Services['providers'],
): Promise<ErrorResult | undefined> {
  const { tenant, services, actorName, now } = scope;
  const payment = await lockPayment(tenant, orderId);
  if (payment === null) return err('notFound');
  const provider = providers.find(({ id }) => id === payment.provider);
  if (provider?.refund !== undefined) return err('actionNotAllowed');
  if (payment.paymentState === 'paid') return undefined;
  if (payment.state === 'cancelled' || payment.attemptState !== 'awaiting')
    return err('actionNotAllowed');
  if (!canMovePayment(payment.paymentState, 'paid')) return err('actionNotAllowed');
  const { attemptId } = payment;
  await updateAttempt(tenant, attemptId, { state: 'captured', checkAt: null, settledAt: now });
  await updateOrder(tenant, orderId, { paymentState: 'paid' });
  const text = `${actorName} marked the order as paid.`;
  await insertOrderEvent(
    tenant,
    { eventId: services.createId(), orderId, kind: 'paid', text },
    now,
  );
  await mailReceipts(scope, [orderId]);
  await deliverOnline(scope, [orderId]);
  return undefined;
}

export const markOrderPaidRoute = orderCommand(
  markOrderPaid,
  'orders.refund',
  (scope, { params: { orderId }, services: { providers } }) => markPaid(scope, orderId, providers),
);
