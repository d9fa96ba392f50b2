import type { OrderDetails, OrderSummary } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { ordersOf, toSummary } from './orders.queries.ts';

/** An order counts once its payment was received or agreed, also if it was canceled later. */
export const isPlacedOrder = sql<boolean>`orders.payment_state in ('paid', 'awaitingPayment', 'authorized', 'voided')`;

/** The profile of the buyer of an order, with the number of their placed orders; null if they are erased. */
export async function findBuyer(
  tenant: Tenant,
  orderId: string,
): Promise<OrderDetails['customer']> {
  const row = await tenant
    .selectFrom('orders')
    .where('orders.customerId', '=', (select) =>
      select
        .selectFrom('orders as shown')
        .whereRef('shown.websiteId', '=', 'orders.websiteId')
        .where('shown.orderId', '=', orderId)
        .select('shown.customerId'),
    )
    .select('orders.customerId')
    .select((select) => select.fn.countAll<number>().filterWhere(isPlacedOrder).as('orderCount'))
    .groupBy('orders.customerId')
    .executeTakeFirst();
  if (row === undefined || row.customerId === null) return null;
  return { id: row.customerId, orderCount: row.orderCount };
}

/** The orders of a customer, newest first, without those whose payment failed. */
export async function listOrdersOfCustomer(
  tenant: Tenant,
  customerId: string,
  limit: number,
): Promise<OrderSummary[]> {
  const rows = await ordersOf(tenant)
    .where('orders.customerId', '=', customerId)
    .where('orders.paymentState', '<>', 'failed')
    .orderBy('orders.orderId', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toSummary);
}
