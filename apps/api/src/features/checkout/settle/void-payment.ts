import type { Tenant } from '../../../platform/database/index.ts';
import { releaseGiftCards } from '../../gift-cards/public.ts';
import { creditUnpaid } from '../../invoices/public.ts';
import { updateOrder } from '../../orders/public.ts';
import { updateAttempt } from '../payment-attempts.queries.ts';

/** Voids the payment of an order that was not charged; gift cards get back what they paid. Both rows are locked. */
export async function voidPayment(
  scope: { readonly tenant: Tenant; readonly createId: () => string; readonly now: Date },
  { orderId, attemptId }: { readonly orderId: string; readonly attemptId: string },
): Promise<void> {
  const { tenant, now } = scope;
  await updateAttempt(tenant, attemptId, { state: 'declined', checkAt: null, settledAt: now });
  await updateOrder(tenant, orderId, { paymentState: 'voided' });
  await creditUnpaid(scope, [orderId]);
  await releaseGiftCards(scope, [orderId]);
}
