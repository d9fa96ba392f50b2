import { fulfillOrders } from '@sitewright/contracts/api';
import { isErrorResult } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { fulfillOrder } from './fulfill-order.ts';
import { withOrderScope } from './owner-command.ts';

/** The orders are locked in the order of their ids, so that two bulk actions cannot deadlock. */
export const fulfillOrdersRoute = openRoute(fulfillOrders, ownerWrites('orders.fulfil'), (call) => {
  const { orderIds, notifiesBuyer } = call.body;
  return withOrderScope(call, async (scope) => {
    const fulfilled: string[] = [];
    const skipped: string[] = [];
    for (const orderId of [...new Set(orderIds)].toSorted()) {
      const error = await fulfillOrder(scope, orderId, {
        requestKey: scope.services.createId(),
        lines: undefined,
        carrier: null,
        trackingNumber: '',
        trackingUrl: null,
        notifiesBuyer,
      });
      (isErrorResult(error) ? skipped : fulfilled).push(orderId);
    }
    return { fulfilled, skipped };
  });
});
