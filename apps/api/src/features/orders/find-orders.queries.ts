import type {
  Address,
  AnswerText,
  Order,
  OrderLine,
  PickupDetails,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import { textKeyRows, type Tenant } from '../../platform/database/index.ts';
import { assetUrl } from '../assets/public.ts';
import { listRefunds } from './list-refunds.queries.ts';
import { listFulfillments } from './fulfillments.queries.ts';
import { isOnlineLine } from './online-line.ts';
import { ordersOf, toSummary } from './orders.queries.ts';

/** The parts of orders, by order. */
type ByOrder<T> = ReadonlyMap<string, T[]>;

const partsOf = <T>(parts: ByOrder<T>, orderId: string): T[] => parts.get(orderId) ?? [];

function groupByOrder<Row extends { readonly orderId: string }, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
): ByOrder<T> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.orderId);
    if (group === undefined) groups.set(row.orderId, [read(row)]);
    else group.push(read(row));
  }
  return groups;
}

interface StoredLine {
  readonly orderId: string;
  readonly lineId: string;
  readonly entryId: string | null;
  readonly itemId: string;
  readonly variantId: string;
  readonly title: string;
  readonly variant: string;
  readonly sku: string;
  readonly quantity: number;
  readonly fulfilledQuantity: number;
  readonly refundedQuantity: number;
  readonly refundedCents: number;
  readonly refundedTaxCents: number;
  readonly unitPriceCents: number;
  readonly discountCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly answers: AnswerText[] | null;
  readonly recipientEmail: string | null;
  readonly deliverAt: string | null;
  readonly isOnline: boolean;
  readonly assetId: string | null;
  readonly fileName: string | null;
}

/** A line with the entry of the cart that it was. */
interface BoughtEntry {
  readonly entryId: string | null;
  readonly isOnline: boolean;
  readonly line: OrderLine;
}

async function readLines(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<ByOrder<BoughtEntry>> {
  const { rows } = await sql<StoredLine>`
    select line.order_id, line.line_id, line.entry_id, line.item_id, line.variant_id, line.title, line.variant, line.sku,
      line.quantity, line.fulfilled_quantity, line.refunded_quantity,
      line.refunded_cents, line.refunded_tax_cents, line.unit_price_cents, line.discount_cents, line.tax_cents, line.total_cents, line.answers,
      line.recipient_email, line.deliver_at, line.is_online, asset.asset_id, asset.file_name
    from ${textKeyRows(orderIds)}
    cross join lateral (
      select order_id, line_id, entry_id, item_id, variant_id, title, variant, sku, quantity, fulfilled_quantity,
        refunded_quantity, refunded_cents, refunded_tax_cents,
        unit_price_cents, discount_cents, tax_cents, total_cents, answers, image_id, position,
        nullif(gift_card ->> 'recipientEmail', '') as recipient_email, gift_card ->> 'deliverAt' as deliver_at,
        ${isOnlineLine(tenant.websiteId)} as is_online
      from order_lines as line
      where website_id = ${tenant.websiteId} and order_id = requested.key offset 0
    ) as line
    left join lateral (
      select asset_id, file_name from assets
      where website_id = ${tenant.websiteId} and asset_id = line.image_id and deleted_at is null offset 0
    ) as asset on true
    order by line.order_id, line.position
  `.execute(tenant);
  return groupByOrder(rows, (row) => ({
    entryId: row.entryId,
    isOnline: row.isOnline,
    line: {
      id: row.lineId,
      itemId: row.itemId,
      variantId: row.variantId,
      title: row.title,
      variant: row.variant,
      sku: row.sku,
      ...(row.assetId === null || row.fileName === null
        ? {}
        : { imageUrl: assetUrl(row.assetId, row.fileName) }),
      quantity: row.quantity,
      fulfilledQuantity: row.fulfilledQuantity,
      refundedQuantity: row.refundedQuantity,
      refundedCents: row.refundedCents,
      refundedTaxCents: row.refundedTaxCents,
      unitPriceCents: row.unitPriceCents,
      discountCents: row.discountCents,
      taxCents: row.taxCents,
      totalCents: row.totalCents,
      ...(row.answers === null ? {} : { answers: row.answers }),
      ...(row.recipientEmail === null
        ? {}
        : { giftCard: { recipientEmail: row.recipientEmail, deliverAt: row.deliverAt } }),
    },
  }));
}

/** The price breakdown of an order, split by its lines: it was stored when they were entries of a cart. */
function toTrace(trace: unknown, entries: readonly BoughtEntry[]): Order['trace'] {
  const lineIds = new Map(entries.map(({ entryId, line }) => [entryId, line.id]));
  const steps = trace as readonly (Order['trace'][number] & { readonly lines?: object })[];
  return steps.map((step) =>
    step.lines === undefined
      ? step
      : {
          ...step,
          lines: Object.fromEntries(
            Object.entries(step.lines).map(([id, part]) => [lineIds.get(id) ?? id, part]),
          ),
        },
  );
}

interface StoredEvent {
  readonly orderId: string;
  readonly createdAt: Date;
  readonly kind: string;
  readonly text: string;
}

async function readTimelines(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<ByOrder<Order['timeline'][number]>> {
  const { rows } = await sql<StoredEvent>`
    select order_id, created_at, kind, text
    from order_events
    where website_id = ${tenant.websiteId} and order_id = any(${[...orderIds]}::text[])
    order by order_id, position
  `.execute(tenant);
  return groupByOrder(rows, ({ createdAt, kind, text }) => ({
    at: createdAt.toISOString(),
    kind,
    text,
  }));
}

/** Orders by id, with all their parts. */
export async function findOrders(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Order>> {
  const [rows, lines, timelines, fulfillments, refunds] = await Promise.all([
    ordersOf(tenant)
      .where((where) => where('orders.orderId', '=', where.fn.any(where.val([...orderIds]))))
      .execute(),
    readLines(tenant, orderIds),
    readTimelines(tenant, orderIds),
    listFulfillments(tenant, orderIds),
    listRefunds(tenant, orderIds),
  ]);
  const orders = rows.map((row) => ({
    ...toSummary(row),
    lines: partsOf(lines, row.orderId).map(({ line, isOnline }) =>
      isOnline && row.paymentState !== 'paid' ? { ...line, isDeliveredWhenPaid: true } : line,
    ),
    shippingAddress: row.shippingAddress as Address | null,
    billingAddress: row.billingAddress as Address | null,
    ...(row.vatNumber === null ? {} : { vatNumber: row.vatNumber }),
    shippingName: row.shippingName,
    shippingKind: row.shippingKind,
    ...(row.pickup === null ? {} : { pickup: row.pickup as PickupDetails }),
    subtotalCents: row.subtotalCents,
    discountCents: row.discountCents,
    reverseChargeCents: row.reverseChargeCents,
    shippingCostCents: row.shippingCostCents,
    taxCents: row.taxCents,
    ...(row.uncapturedCents === 0 ? {} : { uncapturedCents: row.uncapturedCents }),
    trace: toTrace(row.trace, partsOf(lines, row.orderId)),
    fulfillments: [...(fulfillments.get(row.orderId) ?? [])],
    refunds: [...(refunds.get(row.orderId) ?? [])],
    timeline: partsOf(timelines, row.orderId),
  }));
  return new Map(orders.map((order) => [order.id, order]));
}

/** An order with all its parts, by its id or the hash of its URL token. */
export async function findOrder(
  tenant: Tenant,
  selector: { readonly orderId: string } | { readonly tokenHash: Uint8Array },
): Promise<Order | null> {
  const orderId =
    'orderId' in selector ? selector.orderId : await findOrderId(tenant, selector.tokenHash);
  if (orderId === null) return null;
  return (await findOrders(tenant, [orderId])).get(orderId) ?? null;
}

async function findOrderId(tenant: Tenant, tokenHash: Uint8Array): Promise<string | null> {
  const row = await tenant
    .selectFrom('orders')
    .where('tokenHash', '=', tokenHash)
    .select('orderId')
    .executeTakeFirst();
  return row?.orderId ?? null;
}
