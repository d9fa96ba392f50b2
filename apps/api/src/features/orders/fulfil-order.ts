import { canMoveOrder } from '@sitewright/commerce';
import { fulfilOrder } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { PaymentState } from '@sitewright/contracts/entities';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findOrder } from './find-orders.queries.ts';
import { insertOrderEvent, lockOrder, updateOrder } from './orders.queries.ts';

/** An order can be fulfilled in these states: it is paid, or payment is agreed for later. */
const sendable: readonly PaymentState[] = ['paid', 'awaitingPayment', 'partlyRefunded'];

export const fulfilOrderRoute = tenantRoute(
  fulfilOrder,
  ownerWrites('orders.fulfil'),
  async ({ tenant, params: { orderId }, actor, services, now }) => {
    const order = await lockOrder(tenant, orderId);
    if (order === null || actor.kind !== 'account') return err('notFound');
    if (order.state !== 'fulfilled') {
      if (!canMoveOrder(order.state, 'fulfilled') || !sendable.includes(order.paymentState))
        return err('actionNotAllowed');
      await updateOrder(tenant, orderId, { state: 'fulfilled' });
      const text = `${actor.displayName} marked the order as fulfilled.`;
      const event = { eventId: services.createId(), orderId, kind: 'fulfilled', text };
      await insertOrderEvent(tenant, event, now);
    }
    return (await findOrder(tenant, { orderId })) ?? err('notFound');
  },
);
