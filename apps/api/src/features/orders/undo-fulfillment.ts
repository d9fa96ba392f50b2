import { undoFulfillment } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { markUndone } from './fulfillments.queries.ts';
import { isDeliveredOnline } from './online-fulfillments.queries.ts';
import { insertOrderEvent, lockOrder } from './orders.queries.ts';
import { orderCommand } from './owner-command.ts';
import { recordOnlineFulfillments } from './record-online-fulfillments.ts';
import { updateFulfillmentState } from './update-fulfillment-state.ts';

export const undoFulfillmentRoute = orderCommand(
  undoFulfillment,
  'orders.fulfil',
  async (scope, { params: { orderId, fulfillmentId } }) => {
    const { tenant, services, actorName, now } = scope;
    const order = await lockOrder(tenant, orderId);
    if (order === null) return err('notFound');
    if (order.state === 'cancelled') return err('actionNotAllowed');
    if ((await isDeliveredOnline(tenant, orderId, fulfillmentId)) === true)
      return err('actionNotAllowed');
    if ((await markUndone(tenant, orderId, fulfillmentId, now)) === null) return err('notFound');
    await updateFulfillmentState(scope, orderId, order);
    const text = `${actorName} undid a fulfillment.`;
    const event = { eventId: services.createId(), orderId, kind: 'fulfillmentUndone', text };
    await insertOrderEvent(tenant, event, now);
    // What the buyer has online stays delivered.
    await recordOnlineFulfillments(scope, [orderId], fulfillmentId);
    return undefined;
  },
);
