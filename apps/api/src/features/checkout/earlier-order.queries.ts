import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { TenantTransaction } from '../../platform/database/index.ts';
import type { CartRow } from '../cart/cart.queries.ts';

interface EarlierOrder {
  readonly orderId: string;
  readonly attemptId: string | null;
}

/**
 * The order that this checkout has already made, however often it arrives (CHECKOUT-02): by the page's key, or by the
 * cart that became it. A refusal when that order was another one; null when there is none, so that one may be made.
 */
export async function findEarlierOrder(
  trx: TenantTransaction,
  websiteId: string,
  { cartId, orderId }: Pick<CartRow, 'cartId' | 'orderId'>,
  idempotencyKey: string,
  fingerprint: Buffer,
): Promise<EarlierOrder | Refusal | null> {
  const rows = await trx
    .selectFrom('orders')
    .leftJoin('payment_attempts as attempt', (join) =>
      join
        .onRef('attempt.website_id', '=', 'orders.website_id')
        .onRef('attempt.order_id', '=', 'orders.order_id'),
    )
    .where('orders.website_id', '=', websiteId)
    .where((where) =>
      where.or([
        where('orders.idempotency_key', '=', idempotencyKey),
        where('orders.order_id', '=', orderId ?? ''),
      ]),
    )
    .orderBy('attempt.attempt_id', 'desc')
    .select(['orders.order_id', 'orders.cart_id', 'orders.idempotency_key'])
    .select(['orders.fingerprint', 'attempt.attempt_id'])
    .execute();
  const byKey = rows.find((row) => row.idempotency_key === idempotencyKey);
  const row = byKey ?? rows[0];
  if (row === undefined) return null;
  if (row.cart_id === cartId && fingerprint.equals(row.fingerprint))
    return { orderId: row.order_id, attemptId: row.attempt_id };
  return refuse(byKey === undefined ? 'cartPurchased' : 'idempotencyConflict');
}
