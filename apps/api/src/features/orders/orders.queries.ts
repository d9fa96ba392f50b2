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
    .select(['orderId', 'number', 'createdAt', 'email', 'shippingAddress', 'billingAddress'])
    .select(['shippingName', 'currency', 'subtotalCents', 'discountCents', 'taxCents'])
    .select(['shippingCostCents', 'grandTotalCents', 'trace', 'state', 'paymentState'])
    .select((select) =>
      select
        .selectFrom('orderLines')
        .whereRef('orderLines.websiteId', '=', 'orders.websiteId')
        .whereRef('orderLines.orderId', '=', 'orders.orderId')
        .select((lines) => lines.fn.sum<number>('orderLines.quantity').as('quantity'))
        .as('totalQuantity'),
    );

type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersOf>['execute']>>[number];

const nameOf = (address: Address | null): string =>
  address === null ? '' : `${address.firstName} ${address.lastName}`.trim();

export const toSummary = (row: OrderRow): OrderSummary => ({
  id: row.orderId,
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  email: readableEmail(row.email),
  customerName: nameOf(row.shippingAddress as Address | null),
  state: row.state,
  paymentState: row.paymentState,
  currency: row.currency,
  grandTotalCents: row.grandTotalCents,
  totalQuantity: row.totalQuantity ?? 0,
});

export interface OrderFilter {
  readonly state?: OrderState | undefined;
  /** An order id: only orders created before it are listed. */
  readonly below?: string | undefined;
  readonly limit: number;
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

/** Newest first. */
export async function listOrderSummaries(
  tenant: Tenant,
  { state, below, limit }: OrderFilter,
): Promise<OrderSummary[]> {
  let query = ordersOf(tenant);
  query =
    state === undefined ? query.where(isNotDeclined) : query.where('orders.state', '=', state);
  if (below !== undefined) query = query.where('orders.orderId', '<', below);
  const rows = await query.orderBy('orders.orderId', 'desc').limit(limit).execute();
  return rows.map(toSummary);
}

export const countOrders = (tenant: Tenant, state: OrderState | undefined): Promise<number> =>
  countRows(
    tenant
      .selectFrom('orders')
      .$if(state === undefined, (query) => query.where(isNotDeclined))
      .$if(state !== undefined, (query) => query.where('state', '=', state as OrderState)),
  );

/** The states of an order, locked until the transaction ends. */
export async function lockOrder(
  tenant: Tenant,
  orderId: string,
): Promise<{ readonly state: OrderState; readonly paymentState: PaymentState } | null> {
  const row = await tenant
    .selectFrom('orders')
    .where('orderId', '=', orderId)
    .select(['state', 'paymentState'])
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { state: row.state, paymentState: row.paymentState };
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
      ...(paymentState === undefined ? {} : { paymentState }),
      ...(heldUntil === undefined ? {} : { heldUntil }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    })
    .where('orderId', '=', orderId)
    .execute();
}

export interface NewOrderEvent {
  readonly eventId: string;
  readonly orderId: string;
  readonly kind: string;
  /** The description of the event in the order's timeline. */
  readonly text: string;
}

/** Adds an event to the timeline of an order that the transaction has locked or created. */
export async function insertOrderEvent(
  tenant: Tenant,
  { eventId, orderId, kind, text }: NewOrderEvent,
  now: Date,
): Promise<void> {
  await tenant
    .insertInto('orderEvents')
    .values((insert) => ({
      eventId,
      orderId,
      kind,
      text,
      position: insert
        .selectFrom('orderEvents')
        .where('websiteId', '=', tenant.websiteId)
        .where('orderId', '=', orderId)
        .select((select) => select.fn.countAll<number>().as('count')),
      createdAt: now,
    }))
    .execute();
}
