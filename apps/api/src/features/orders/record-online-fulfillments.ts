import { openLines } from '@sitewright/commerce/orders';
import { insertFulfillment } from './fulfillments.queries.ts';
import { itemsText } from './items-text.ts';
import { listDeliveredLines, type DeliveredLine } from './online-fulfillments.queries.ts';
import { insertOrderEvent } from './orders.queries.ts';
import type { OrderScope } from './owner-command.ts';
import { updateFulfillmentState } from './update-fulfillment-state.ts';

/** The transaction that delivered something, or that opened pieces which were delivered before. */
export interface OnlineScope extends Pick<OrderScope, 'tenant' | 'now'> {
  readonly services: Pick<OrderScope['services'], 'createId'>;
}

/** No carrier brings it. */
const untracked = { carrier: null, trackingNumber: '', trackingUrl: null } as const;

async function recordOne(
  scope: OnlineScope,
  orderId: string,
  delivered: readonly DeliveredLine[],
  requestKey: string,
): Promise<void> {
  const { tenant, services, now } = scope;
  const [order] = delivered;
  const lines = openLines(delivered);
  if (order === undefined || lines.length === 0) return;
  await insertFulfillment(tenant, {
    fulfillmentId: services.createId(),
    orderId,
    requestKey,
    isOnline: true,
    lines,
    now,
    ...untracked,
  });
  await updateFulfillmentState(scope, orderId, order);
  const text = `Delivered online: ${itemsText(lines)}.`;
  const event = { eventId: services.createId(), orderId, kind: 'deliveredOnline', text };
  await insertOrderEvent(tenant, event, now);
}

/**
 * Records online fulfillments of the lines that have their files or gift cards, and still have open pieces. The caller
 * has locked the orders; once recorded, no piece is open. Each cause has one key per order, with a dot, which no key of
 * a request has.
 */
export async function recordOnlineFulfillments(
  scope: OnlineScope,
  orderIds: readonly string[],
  cause: string,
): Promise<void> {
  if (orderIds.length === 0) return;
  const delivered = await listDeliveredLines(scope.tenant, orderIds);
  for (const [orderId, lines] of Map.groupBy(delivered, (line) => line.orderId))
    await recordOne(scope, orderId, lines, `online.${cause}`);
}
