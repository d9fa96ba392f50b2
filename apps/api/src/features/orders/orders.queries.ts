import type {
  Address,
  OrderState,
  OrderSummary,
  PaymentState,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { readableEmail } from '../../platform/mail/readable-email.ts';

export const ordersOf = (tenant: Tenant) =>
  tenant
    .selectFrom('orders')
    .select(['order_id', 'number', 'created_at', 'email', 'shipping_address', 'billing_address'])
    .select(['shipping_name', 'currency', 'subtotal_cents', 'discount_cents', 'tax_cents'])
    .select(['shipping_cost_cents', 'grand_total_cents', 'trace', 'state', 'payment_state'])
    .select((select) =>
      select
        .selectFrom('order_lines')
        .whereRef('order_lines.website_id', '=', 'orders.website_id')
        .whereRef('order_lines.order_id', '=', 'orders.order_id')
        .select((lines) => lines.fn.sum<number>('order_lines.quantity').as('quantity'))
        .as('total_quantity'),
    );

type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersOf>['execute']>>[number];

const nameOf = (address: Address | null): string =>
  address === null ? '' : `${address.firstName} ${address.lastName}`.trim();

export const toSummary = (row: OrderRow): OrderSummary => ({
  id: row.order_id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  email: readableEmail(row.email),
  customerName: nameOf(row.shipping_address as Address | null),
  state: row.state,
  paymentState: row.payment_state,
  currency: row.currency,
  grandTotalCents: row.grand_total_cents,
  totalQuantity: row.total_quantity ?? 0,
});

export interface OrderFilter {
  readonly state?: OrderState | undefined;
  /** Only those created before this one. */
  readonly below?: string | undefined;
  readonly limit: number;
}

/**
 * Whether the owner sees an order. An attempt whose card was declined is not listed, unless money arrived for it. Such
 * attempts are listed among the canceled orders.
 */
const isNoFailedTry = sql<boolean>`(
  orders.payment_state <> 'failed' or exists (
    select from order_events as event
    where event.website_id = orders.website_id and event.order_id = orders.order_id and event.kind = 'needsRefund'
  )
)`;

/** Newest first. */
export async function listOrderSummaries(
  tenant: Tenant,
  { state, below, limit }: OrderFilter,
): Promise<OrderSummary[]> {
  let query = ordersOf(tenant);
  query =
    state === undefined ? query.where(isNoFailedTry) : query.where('orders.state', '=', state);
  if (below !== undefined) query = query.where('orders.order_id', '<', below);
  const rows = await query.orderBy('orders.order_id', 'desc').limit(limit).execute();
  return rows.map(toSummary);
}

export const countOrders = (tenant: Tenant, state: OrderState | undefined): Promise<number> =>
  countRows(
    tenant
      .selectFrom('orders')
      .$if(state === undefined, (query) => query.where(isNoFailedTry))
      .$if(state !== undefined, (query) => query.where('state', '=', state as OrderState)),
  );

/** The states of an order, locked until the transaction ends. */
export async function lockOrder(
  tenant: Tenant,
  orderId: string,
): Promise<{ readonly state: OrderState; readonly paymentState: PaymentState } | null> {
  const row = await tenant
    .selectFrom('orders')
    .where('order_id', '=', orderId)
    .select(['state', 'payment_state'])
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { state: row.state, paymentState: row.payment_state };
}

export interface OrderChange {
  readonly state?: OrderState;
  readonly paymentState?: PaymentState;
  readonly heldUntil?: null;
  /** A canceled order releases its key, so that the same page can try again. */
  readonly idempotencyKey?: string;
}

export async function updateOrder(
  tenant: Tenant,
  orderId: string,
  { state, paymentState, heldUntil, idempotencyKey }: OrderChange,
): Promise<void> {
  await tenant
    .updateTable('orders')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(paymentState === undefined ? {} : { payment_state: paymentState }),
      ...(heldUntil === undefined ? {} : { held_until: heldUntil }),
      ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
    })
    .where('order_id', '=', orderId)
    .execute();
}

export interface NewOrderEvent {
  readonly eventId: string;
  readonly orderId: string;
  readonly kind: string;
  /** An event in the order's timeline. */
  readonly text: string;
}

/** Adds to the timeline of an order that the transaction has locked or created. */
export async function insertOrderEvent(
  tenant: Tenant,
  { eventId, orderId, kind, text }: NewOrderEvent,
  now: Date,
): Promise<void> {
  await tenant
    .insertInto('order_events')
    .values((insert) => ({
      event_id: eventId,
      order_id: orderId,
      kind,
      text,
      position: insert
        .selectFrom('order_events')
        .where('website_id', '=', tenant.websiteId)
        .where('order_id', '=', orderId)
        .select((select) => select.fn.countAll<number>().as('count')),
      created_at: now,
    }))
    .execute();
}
