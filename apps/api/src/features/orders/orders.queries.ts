import type {
  Address,
  Order,
  OrderState,
  OrderSummary,
  PaymentState,
} from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { findAssets } from '../assets/asset-view.queries.ts';

const ordersOf = (trx: TenantTransaction, websiteId: string) =>
  trx
    .selectFrom('orders')
    .where('orders.website_id', '=', websiteId)
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

const toSummary = (row: OrderRow): OrderSummary => ({
  id: row.order_id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  email: row.email,
  customerName: nameOf(row.shipping_address as Address | null),
  state: row.state,
  paymentState: row.payment_state,
  currency: row.currency,
  grandTotalCents: row.grand_total_cents,
  totalQuantity: row.total_quantity ?? 0,
});

export interface OrderFilter {
  readonly state?: OrderState | undefined;
  /** Only those made before this one. */
  readonly below?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listOrderSummaries(
  trx: TenantTransaction,
  websiteId: string,
  { state, below, limit }: OrderFilter,
): Promise<OrderSummary[]> {
  let query = ordersOf(trx, websiteId);
  if (state !== undefined) query = query.where('orders.state', '=', state);
  if (below !== undefined) query = query.where('orders.order_id', '<', below);
  const rows = await query.orderBy('orders.order_id', 'desc').limit(limit).execute();
  return rows.map(toSummary);
}

export const countOrders = (
  trx: TenantTransaction,
  websiteId: string,
  state: OrderState | undefined,
): Promise<number> =>
  countRows(
    trx
      .selectFrom('orders')
      .where('website_id', '=', websiteId)
      .$if(state !== undefined, (query) => query.where('state', '=', state as OrderState)),
  );

async function readLines(
  trx: TenantTransaction,
  websiteId: string,
  orderId: string,
): Promise<Order['lines']> {
  const rows = await trx
    .selectFrom('order_lines')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .selectAll()
    .execute();
  const images = await findAssets(
    trx,
    websiteId,
    rows.flatMap((row) => row.image_id ?? []),
  );
  return rows.map((row) => {
    const image = row.image_id === null ? undefined : images.get(row.image_id);
    return {
      id: row.line_id,
      itemId: row.item_id,
      variantId: row.variant_id,
      title: row.title,
      variant: row.variant,
      sku: row.sku,
      ...(image === undefined ? {} : { imageUrl: image.url }),
      quantity: row.quantity,
      unitPriceCents: row.unit_price_cents,
      discountCents: row.discount_cents,
      taxCents: row.tax_cents,
      totalCents: row.total_cents,
    };
  });
}

async function readTimeline(
  trx: TenantTransaction,
  websiteId: string,
  orderId: string,
): Promise<Order['timeline']> {
  const rows = await trx
    .selectFrom('order_events')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select(['created_at', 'kind', 'text'])
    .execute();
  return rows.map(({ created_at, kind, text }) => ({ at: created_at.toISOString(), kind, text }));
}

/** An order with everything that belongs to it, by its id or by the hash of the token in its address. */
export async function findOrder(
  trx: TenantTransaction,
  websiteId: string,
  wanted: { readonly orderId: string } | { readonly tokenHash: Uint8Array },
): Promise<Order | null> {
  const query = ordersOf(trx, websiteId);
  const row = await (
    'orderId' in wanted
      ? query.where('orders.order_id', '=', wanted.orderId)
      : query.where('orders.token_hash', '=', wanted.tokenHash)
  ).executeTakeFirst();
  if (row === undefined) return null;
  return {
    ...toSummary(row),
    lines: await readLines(trx, websiteId, row.order_id),
    shippingAddress: row.shipping_address as Address | null,
    billingAddress: row.billing_address as Address | null,
    shippingName: row.shipping_name,
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCostCents: row.shipping_cost_cents,
    taxCents: row.tax_cents,
    trace: row.trace as Order['trace'],
    timeline: await readTimeline(trx, websiteId, row.order_id),
  };
}

/** The states of an order, locked until the transaction ends. */
export async function lockOrder(
  trx: TenantTransaction,
  websiteId: string,
  orderId: string,
): Promise<{ readonly state: OrderState; readonly paymentState: PaymentState } | null> {
  const row = await trx
    .selectFrom('orders')
    .where('website_id', '=', websiteId)
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
  /** A cancelled order gives its key back, so that the same page may try again. */
  readonly idempotencyKey?: string;
}

export async function updateOrder(
  trx: TenantTransaction,
  websiteId: string,
  orderId: string,
  { state, paymentState, heldUntil, idempotencyKey }: OrderChange,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(paymentState === undefined ? {} : { payment_state: paymentState }),
      ...(heldUntil === undefined ? {} : { held_until: heldUntil }),
      ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
    })
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute();
}

export interface NewOrderEvent {
  readonly eventId: string;
  readonly orderId: string;
  readonly kind: string;
  /** What happened, for the owner to read. */
  readonly text: string;
}

/** Adds to the history of an order that the transaction holds locked, or has just made. */
export async function insertOrderEvent(
  trx: TenantTransaction,
  websiteId: string,
  { eventId, orderId, kind, text }: NewOrderEvent,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('order_events')
    .values((insert) => ({
      website_id: websiteId,
      event_id: eventId,
      order_id: orderId,
      kind,
      text,
      position: insert
        .selectFrom('order_events')
        .where('website_id', '=', websiteId)
        .where('order_id', '=', orderId)
        .select((select) => select.fn.countAll<number>().as('count')),
      created_at: now,
    }))
    .execute();
}
