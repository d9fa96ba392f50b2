import { bumpDataRevision } from '../../../platform/page-cache/site-revision.queries.ts';
import { reopenCarts } from '../../cart/public.ts';
import { recordMovements } from '../../collections/public.ts';
import { clearLowStock } from '../../inventory/public.ts';
import { deleteDiscountUses } from '../../discounts/public.ts';
import { releaseGiftCards } from '../../gift-cards/public.ts';
import { creditUnpaid } from '../../invoices/public.ts';
import { insertOrderEvent, updateOrder } from '../../orders/public.ts';
import { updateAttempt } from '../payment-attempts.queries.ts';
import { listHeldStock, returnStock } from './cancel-orders.queries.ts';
import type { SettledAttempt, SettleScope } from './settle-scope.ts';

type Cancellation = SettledAttempt<'cancel'>;

/**
 * Cancels orders whose payment failed. The buyers can use their carts and idempotency keys again; stock and discount uses
 * are released. Carts and variants are locked in the order in which every writer locks them.
 */
export async function cancelOrders(
  { tenant, services, now }: SettleScope,
  cancellations: readonly Cancellation[],
): Promise<void> {
  if (cancellations.length === 0) return;
  for (const { attempt, settlement } of cancellations) {
    const { attemptId, orderId, idempotencyKey } = attempt;
    await updateAttempt(tenant, attemptId, { state: 'declined', checkAt: null, settledAt: now });
    await updateOrder(tenant, orderId, {
      state: 'cancelled',
      paymentState: 'failed',
      heldUntil: null,
      idempotencyKey: `${idempotencyKey}.${orderId}`,
    });
    const text = `The payment failed (${settlement.reason}); the stock was released.`;
    const event = { eventId: services.createId(), orderId, kind: 'failed', text };
    await insertOrderEvent(tenant, event, now);
  }
  const orderIds = cancellations.map(({ attempt }) => attempt.orderId);
  await reopenCarts(
    tenant,
    cancellations.map(({ attempt }) => attempt.cartId),
    now,
  );
  await deleteDiscountUses(tenant, orderIds);
  await creditUnpaid({ tenant, createId: services.createId, now }, orderIds);
  await releaseGiftCards({ tenant, createId: services.createId, now }, orderIds);
  const stock = await listHeldStock(tenant, orderIds);
  await returnStock(tenant, stock);
  const movements = stock.map(({ orderId, variantId, quantity }) => ({
    movementId: services.createId(),
    variantId,
    kind: 'released' as const,
    quantity,
    orderId,
  }));
  await recordMovements(tenant, movements, now);
  await clearLowStock(
    tenant,
    stock.map(({ variantId }) => variantId),
  );
  await bumpDataRevision(tenant);
}
