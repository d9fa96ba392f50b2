import { changeTracking } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { withTrackingUrl } from './fulfill-order.ts';
import { updateTracking } from './fulfillments.queries.ts';
import { isDeliveredOnline } from './online-fulfillments.queries.ts';
import { insertOrderEvent, lockOrder } from './orders.queries.ts';
import { orderCommand } from './owner-command.ts';

export const changeTrackingRoute = orderCommand(
  changeTracking,
  'orders.fulfil',
  async ({ tenant, services, actorName, now }, { params: { orderId, fulfillmentId }, body }) => {
    if ((await lockOrder(tenant, orderId)) === null) return err('notFound');
    if ((await isDeliveredOnline(tenant, orderId, fulfillmentId)) === true)
      return err('actionNotAllowed');
    if (!(await updateTracking(tenant, orderId, fulfillmentId, withTrackingUrl(body))))
      return err('notFound');
    const text = `${actorName} changed the tracking number to “${body.trackingNumber}”.`;
    const event = { eventId: services.createId(), orderId, kind: 'trackingChanged', text };
    await insertOrderEvent(tenant, event, now);
    return undefined;
  },
);
