import type { FulfillableLine } from '@sitewright/commerce/orders';
import type { Carrier, Fulfillment, LineQuantity } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { isOnlineLine } from './online-line.ts';

/** A carrier and the number of a parcel. */
export interface Tracking {
  readonly carrier: Carrier | null;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
}

/** The lines of an order that the transaction has locked. */
export async function listFulfillableLines(
  tenant: Tenant,
  orderId: string,
): Promise<(FulfillableLine & { readonly title: string })[]> {
  return tenant
    .selectFrom('orderLines as line')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.websiteId', '=', 'line.websiteId')
        .onRef('orders.orderId', '=', 'line.orderId'),
    )
    .where('line.orderId', '=', orderId)
    .orderBy('line.position')
    .select(['line.lineId as id', 'line.title', 'line.quantity', 'line.fulfilledQuantity'])
    .select('line.refundedQuantity')
    .select(
      sql<boolean>`orders.payment_state <> 'paid' and ${isOnlineLine(tenant.websiteId)}`.as(
        'isDeliveredWhenPaid',
      ),
    )
    .execute();
}

/** Whether the fulfillment of a request was recorded before, even if it was undone since. */
export async function hasFulfillment(
  tenant: Tenant,
  orderId: string,
  requestKey: string,
): Promise<boolean> {
  const row = await tenant
    .selectFrom('fulfillments')
    .where('orderId', '=', orderId)
    .where('requestKey', '=', requestKey)
    .select('fulfillmentId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds to the fulfilled pieces of a line. Returns false if the line has not that many left to send, or to take back. */
async function addFulfilled(tenant: Tenant, lineId: string, quantity: number): Promise<boolean> {
  const row = await tenant
    .updateTable('orderLines')
    .set((update) => ({ fulfilledQuantity: update('fulfilledQuantity', '+', quantity) }))
    .where('lineId', '=', lineId)
    .where(sql<boolean>`fulfilled_quantity + ${quantity}::int between 0
        and quantity - case when ${quantity}::int > 0 then refunded_quantity else 0 end`)
    .returning('lineId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a fulfillment of an order that the transaction has locked. */
export async function insertFulfillment(
  tenant: Tenant,
  fulfillment: Tracking & {
    readonly fulfillmentId: string;
    readonly orderId: string;
    readonly requestKey: string;
    /** Whether the shop delivered it itself. Default: it was shipped. */
    readonly isOnline?: boolean;
    readonly lines: readonly LineQuantity[];
    readonly now: Date;
  },
): Promise<void> {
  const { fulfillmentId, lines, now, ...row } = fulfillment;
  await tenant
    .insertInto('fulfillments')
    .values({ fulfillmentId, ...row, createdAt: now })
    .execute();
  await tenant
    .insertInto('fulfillmentLines')
    .values(lines.map(({ lineId, quantity }) => ({ fulfillmentId, lineId, quantity })))
    .execute();
  for (const { lineId, quantity } of lines)
    if (!(await addFulfilled(tenant, lineId, quantity)))
      throw new Error(`The order line ${lineId} has no ${quantity} pieces left to send.`);
}

/** Takes a fulfillment back and returns its pieces; null if the order has none with this id that is in effect. */
export async function markUndone(
  tenant: Tenant,
  orderId: string,
  fulfillmentId: string,
  now: Date,
): Promise<LineQuantity[] | null> {
  const undone = await tenant
    .updateTable('fulfillments')
    .set({ undoneAt: now })
    .where('fulfillmentId', '=', fulfillmentId)
    .where('orderId', '=', orderId)
    .where('undoneAt', 'is', null)
    .returning('fulfillmentId')
    .executeTakeFirst();
  if (undone === undefined) return null;
  const lines = await tenant
    .selectFrom('fulfillmentLines')
    .where('fulfillmentId', '=', fulfillmentId)
    .select(['lineId', 'quantity'])
    .execute();
  for (const { lineId, quantity } of lines)
    if (!(await addFulfilled(tenant, lineId, -quantity)))
      throw new Error(`The order line ${lineId} has no ${quantity} sent pieces.`);
  return lines;
}

/** Changes the tracking of a fulfillment that is in effect; false if the order has none with this id. */
export async function updateTracking(
  tenant: Tenant,
  orderId: string,
  fulfillmentId: string,
  tracking: Tracking,
): Promise<boolean> {
  const row = await tenant
    .updateTable('fulfillments')
    .set(tracking)
    .where('fulfillmentId', '=', fulfillmentId)
    .where('orderId', '=', orderId)
    .where('undoneAt', 'is', null)
    .returning('fulfillmentId')
    .executeTakeFirst();
  return row !== undefined;
}

interface StoredFulfillmentLine {
  readonly orderId: string;
  readonly fulfillmentId: string;
  readonly createdAt: Date;
  readonly isOnline: boolean;
  readonly carrier: string | null;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
  readonly lineId: string;
  readonly quantity: number;
}

/** The fulfillments of orders that are in effect, oldest first, by order. */
export async function listFulfillments(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Fulfillment[]>> {
  const { rows } = await sql<StoredFulfillmentLine>`
    select sent.order_id, sent.fulfillment_id, sent.created_at, sent.is_online, sent.carrier, sent.tracking_number,
      sent.tracking_url, part.line_id, part.quantity
    from fulfillments as sent
    join fulfillment_lines as part
      on part.website_id = ${tenant.websiteId} and part.fulfillment_id = sent.fulfillment_id
    where sent.website_id = ${tenant.websiteId} and sent.order_id = any(${[...orderIds]}::text[])
      and sent.undone_at is null
    order by sent.created_at, sent.fulfillment_id, part.line_id
  `.execute(tenant);
  const byOrder = new Map<string, Map<string, Fulfillment>>();
  for (const row of rows) {
    const sent = byOrder.get(row.orderId) ?? new Map<string, Fulfillment>();
    byOrder.set(row.orderId, sent);
    const { lineId, quantity } = row;
    const earlier = sent.get(row.fulfillmentId);
    if (earlier === undefined)
      sent.set(row.fulfillmentId, {
        id: row.fulfillmentId,
        at: row.createdAt.toISOString(),
        ...(row.isOnline ? { isOnline: true } : {}),
        carrier: row.carrier as Carrier | null,
        trackingNumber: row.trackingNumber,
        trackingUrl: row.trackingUrl,
        lines: [{ lineId, quantity }],
      });
    else earlier.lines.push({ lineId, quantity });
  }
  return new Map([...byOrder].map(([orderId, sent]) => [orderId, [...sent.values()]]));
}
