import { canMoveFulfillment, fulfillmentStateOf, orderStateOf } from '@sitewright/commerce/orders';
import type { FulfillmentState, OrderState } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { listFulfillableLines } from './fulfillments.queries.ts';
import { updateOrder } from './orders.queries.ts';

/** Writes the fulfillment state that follows from the lines of a locked order, and the state of the order with it. */
export async function updateFulfillmentState(
  { tenant }: { readonly tenant: Tenant },
  orderId: string,
  from: { readonly state: OrderState; readonly fulfillmentState: FulfillmentState },
): Promise<void> {
  const to = fulfillmentStateOf(await listFulfillableLines(tenant, orderId));
  if (to === from.fulfillmentState) return;
  if (!canMoveFulfillment(from.fulfillmentState, to))
    throw new Error(`No fulfillment moves from ${from.fulfillmentState} to ${to}.`);
  const isCanceled = from.state === 'cancelled';
  const state = orderStateOf({ isCanceled, fulfillmentState: to });
  await updateOrder(tenant, orderId, { state, fulfillmentState: to });
}
