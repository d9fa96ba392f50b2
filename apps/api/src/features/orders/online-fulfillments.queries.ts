import type { FulfillableLine } from '@sitewright/commerce/orders';
import type { FulfillmentState, OrderState } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** A line with files or gift cards, and the states of its order. */
export interface DeliveredLine extends FulfillableLine {
  readonly orderId: string;
  readonly state: OrderState;
  readonly fulfillmentState: FulfillmentState;
}

/**
 * The lines whose files were granted or whose gift cards were issued, of orders that the transaction has locked. The
 * files of a canceled order are revoked.
 */
export async function listDeliveredLines(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<DeliveredLine[]> {
  const { rows } = await sql<DeliveredLine>`
    select line.order_id, line.line_id as id, line.quantity, line.fulfilled_quantity, line.refunded_quantity,
      orders.state, orders.fulfillment_state
    from order_lines as line
    join orders on orders.website_id = ${tenant.websiteId} and orders.order_id = line.order_id
    where line.website_id = ${tenant.websiteId} and line.order_id = any(${[...orderIds]}::text[])
      and orders.payment_state = 'paid' and orders.state <> 'cancelled'
      and (
        exists (
          select from order_downloads as download
          where download.website_id = ${tenant.websiteId} and download.line_id = line.line_id
        )
        or exists (
          select from gift_cards as card
          where card.website_id = ${tenant.websiteId} and card.line_id = line.line_id
        )
      )
    order by line.order_id, line.position
  `.execute(tenant);
  return rows;
}

/** Whether pieces of an order were shipped. What was delivered online does not count. */
export async function hasShipment(tenant: Tenant, orderId: string): Promise<boolean> {
  const row = await tenant
    .selectFrom('fulfillments')
    .where('orderId', '=', orderId)
    .where('undoneAt', 'is', null)
    .where('isOnline', '=', false)
    .select('fulfillmentId')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a fulfillment that is in effect was delivered online; null if the order has none with this id. */
export async function isDeliveredOnline(
  tenant: Tenant,
  orderId: string,
  fulfillmentId: string,
): Promise<boolean | null> {
  const row = await tenant
    .selectFrom('fulfillments')
    .where('fulfillmentId', '=', fulfillmentId)
    .where('orderId', '=', orderId)
    .where('undoneAt', 'is', null)
    .select('isOnline')
    .executeTakeFirst();
  return row?.isOnline ?? null;
}
