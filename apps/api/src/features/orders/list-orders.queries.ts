import type { OrderView } from '@sitewright/contracts/api';
import { deliverableEmail } from '@sitewright/contracts/addresses';
import type { OrderState, OrderSummary } from '@sitewright/contracts/entities';
import { sql, type RawBuilder } from 'kysely';
import { containsPattern } from '../../platform/database/contains-pattern.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { ordersOf, toSummary } from './orders.queries.ts';

/** Which orders are listed. */
export interface OrderFilter {
  readonly state?: OrderState | undefined;
  readonly view?: OrderView | undefined;
  readonly search?: string | undefined;
}

/**
 * The default filter of the list. It hides attempts whose card was declined, unless money arrived for them. A list of
 * canceled orders includes these attempts.
 */
const isNotDeclined = sql<boolean>`(
  orders.payment_state <> 'failed' or exists (
    select from order_events as event
    where event.website_id = orders.website_id and event.order_id = orders.order_id and event.kind = 'needsRefund'
  )
)`;

const isOpen = sql<boolean>`orders.state <> 'cancelled'`;

const views: Readonly<Record<OrderView, RawBuilder<boolean>>> = {
  toFulfill: sql`${isOpen} and orders.fulfillment_state <> 'fulfilled' and orders.payment_state = 'paid'
    and orders.refund_state <> 'refunded'`,
  unpaid: sql`${isOpen} and orders.payment_state in ('requiresPayment', 'awaitingPayment', 'authorized')`,
  open: sql`${isOpen} and orders.refund_state <> 'refunded'
    and (orders.fulfillment_state <> 'fulfilled' or orders.payment_state in ('awaitingPayment', 'authorized'))`,
  fulfilled: sql`orders.state = 'fulfilled'`,
  cancelledOrRefunded: sql`(orders.state = 'cancelled' or orders.refund_state <> 'none')`,
};

/** Number, name, email address, SKU or tag. `#1042` is the order 1042 only. */
function matches(search: string): RawBuilder<boolean> {
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  if (number !== undefined && search.startsWith('#'))
    return sql`orders.number = ${Number(number)}::int`;
  const pattern = containsPattern(search);
  const email = containsPattern(deliverableEmail(search));
  return sql`(
    orders.number::text = ${number ?? ''}
    or orders.email ilike ${pattern} or orders.email ilike ${email}
    or concat_ws(' ', orders.shipping_address ->> 'firstName', orders.shipping_address ->> 'lastName') ilike ${pattern}
    or concat_ws(' ', orders.billing_address ->> 'firstName', orders.billing_address ->> 'lastName') ilike ${pattern}
    or exists (select from unnest(orders.tags) as tag where tag ilike ${pattern})
    or exists (
      select from order_lines as line
      where line.website_id = orders.website_id and line.order_id = orders.order_id and line.sku ilike ${pattern}
    )
  )`;
}

function conditionOf({ state, view, search }: OrderFilter): RawBuilder<boolean> {
  const conditions = [
    ...(state === undefined ? [] : [sql`orders.state = ${state}`]),
    ...(view === undefined ? [] : [sql`(${views[view]})`]),
    ...(state === undefined && view !== 'cancelledOrRefunded' ? [isNotDeclined] : []),
    ...(search === undefined || search === '' ? [] : [matches(search)]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Newest first. `below` is an order id: only orders created before it are listed. */
export async function listOrderSummaries(
  tenant: Tenant,
  filter: OrderFilter,
  { below, limit }: { readonly below: string | undefined; readonly limit: number },
): Promise<OrderSummary[]> {
  let query = ordersOf(tenant).where(conditionOf(filter));
  if (below !== undefined) query = query.where('orders.orderId', '<', below);
  const rows = await query.orderBy('orders.orderId', 'desc').limit(limit).execute();
  return rows.map(toSummary);
}

export const countOrders = (tenant: Tenant, filter: OrderFilter): Promise<number> =>
  countRows(tenant.selectFrom('orders').where(conditionOf(filter)));
