import type { Tenant } from '../../platform/database/index.ts';
import { findAttempt, type PaymentAttempt } from '../checkout/public.ts';

/** The newest attempt to pay an order; null if there is no such order. */
export async function findNewestAttempt(
  tenant: Tenant,
  orderId: string,
): Promise<PaymentAttempt | null> {
  const row = await tenant
    .selectFrom('paymentAttempts')
    .where('orderId', '=', orderId)
    .orderBy('attemptId', 'desc')
    .limit(1)
    .select('attemptId')
    .executeTakeFirst();
  return row === undefined ? null : findAttempt(tenant, row.attemptId);
}
