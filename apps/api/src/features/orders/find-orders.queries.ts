import type { Address, Order, OrderLine } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import { textKeyRows, type Tenant } from '../../platform/database/index.ts';
import { assetUrl } from '../assets/public.ts';
import { ordersOf, toSummary } from './orders.queries.ts';

/** The parts of orders, by order. */
type OfOrders<T> = ReadonlyMap<string, T[]>;

const ofOrder = <T>(things: OfOrders<T>, orderId: string): T[] => things.get(orderId) ?? [];

function byOrder<Row extends { readonly order_id: string }, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
): OfOrders<T> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const known = found.get(row.order_id);
    if (known === undefined) found.set(row.order_id, [read(row)]);
    else known.push(read(row));
  }
  return found;
}

interface StoredLine {
  readonly order_id: string;
  readonly line_id: string;
  readonly item_id: string;
  readonly variant_id: string;
  readonly title: string;
  readonly variant: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unit_price_cents: number;
  readonly discount_cents: number;
  readonly tax_cents: number;
  readonly total_cents: number;
  readonly asset_id: string | null;
  readonly file_name: string | null;
}

async function readLines(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<OfOrders<OrderLine>> {
  const { rows } = await sql<StoredLine>`
    select line.order_id, line.line_id, line.item_id, line.variant_id, line.title, line.variant, line.sku,
      line.quantity, line.unit_price_cents, line.discount_cents, line.tax_cents, line.total_cents,
      asset.asset_id, asset.file_name
    from ${textKeyRows(orderIds)}
    cross join lateral (
      select order_id, line_id, item_id, variant_id, title, variant, sku, quantity, unit_price_cents,
        discount_cents, tax_cents, total_cents, image_id, position
      from order_lines
      where website_id = ${tenant.websiteId} and order_id = requested.key offset 0
    ) as line
    left join lateral (
      select asset_id, file_name from assets
      where website_id = ${tenant.websiteId} and asset_id = line.image_id and deleted_at is null offset 0
    ) as asset on true
    order by line.order_id, line.position
  `.execute(tenant);
  return byOrder(rows, (row) => ({
    id: row.line_id,
    itemId: row.item_id,
    variantId: row.variant_id,
    title: row.title,
    variant: row.variant,
    sku: row.sku,
    ...(row.asset_id === null || row.file_name === null
      ? {}
      : { imageUrl: assetUrl(row.asset_id, row.file_name) }),
    quantity: row.quantity,
    unitPriceCents: row.unit_price_cents,
    discountCents: row.discount_cents,
    taxCents: row.tax_cents,
    totalCents: row.total_cents,
  }));
}

interface StoredEvent {
  readonly order_id: string;
  readonly created_at: Date;
  readonly kind: string;
  readonly text: string;
}

async function readTimelines(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<OfOrders<Order['timeline'][number]>> {
  const { rows } = await sql<StoredEvent>`
    select order_id, created_at, kind, text
    from order_events
    where website_id = ${tenant.websiteId} and order_id = any(${[...orderIds]}::text[])
    order by order_id, position
  `.execute(tenant);
  return byOrder(rows, ({ created_at, kind, text }) => ({
    at: created_at.toISOString(),
    kind,
    text,
  }));
}

/** Orders by id, with all their parts. */
export async function findOrders(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Order>> {
  const [rows, lines, timelines] = await Promise.all([
    ordersOf(tenant)
      .where((where) => where('orders.order_id', '=', where.fn.any(where.val([...orderIds]))))
      .execute(),
    readLines(tenant, orderIds),
    readTimelines(tenant, orderIds),
  ]);
  const orders = rows.map((row) => ({
    ...toSummary(row),
    lines: ofOrder(lines, row.order_id),
    shippingAddress: row.shipping_address as Address | null,
    billingAddress: row.billing_address as Address | null,
    shippingName: row.shipping_name,
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shippingCostCents: row.shipping_cost_cents,
    taxCents: row.tax_cents,
    trace: row.trace as Order['trace'],
    timeline: ofOrder(timelines, row.order_id),
  }));
  return new Map(orders.map((order) => [order.id, order]));
}

/** An order with all its parts, by its id or the hash of its URL token. */
export async function findOrder(
  tenant: Tenant,
  wanted: { readonly orderId: string } | { readonly tokenHash: Uint8Array },
): Promise<Order | null> {
  const orderId =
    'orderId' in wanted ? wanted.orderId : await findOrderId(tenant, wanted.tokenHash);
  if (orderId === null) return null;
  return (await findOrders(tenant, [orderId])).get(orderId) ?? null;
}

async function findOrderId(tenant: Tenant, tokenHash: Uint8Array): Promise<string | null> {
  const row = await tenant
    .selectFrom('orders')
    .where('token_hash', '=', tokenHash)
    .select('order_id')
    .executeTakeFirst();
  return row?.order_id ?? null;
}
