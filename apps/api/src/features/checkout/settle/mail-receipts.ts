import { enqueueBuyerMail } from '../../orders/public.ts';
import type { SettleScope } from './settle-scope.ts';

/**
 * Mails the buyers of orders that were confirmed unpaid that their payment has arrived: the confirmation of a paid order,
 * once per order. The caller has stored that the orders are paid.
 */
export async function mailReceipts(
  scope: Pick<SettleScope, 'tenant' | 'site' | 'services' | 'now'>,
  orderIds: readonly string[],
): Promise<void> {
  for (const orderId of orderIds)
    await enqueueBuyerMail(scope, orderId, { kind: 'orderConfirmation' }, `receipt.${orderId}`);
}
