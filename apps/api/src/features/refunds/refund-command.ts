import type { Endpoint, EndpointResponse } from '@sitewright/contracts/api';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { OpenCall, Route } from '../../platform/routing/define-route.ts';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findOrderDetails, withOrderScope, type OrderScope } from '../orders/public.ts';
import { sendRefund } from './send-refund.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * A route that may return money. `start` decides and writes it in one transaction; then the provider is called, and the
 * response is written in another. If the server stops in between, the reconciler continues.
 */
export const refundCommand = <E extends Endpoint>(
  endpoint: E,
  start: (scope: OrderScope, call: OpenCall<E>) => Promise<string | null | ErrorResult>,
  prepare: (call: OpenCall<E>) => Promise<ErrorResult | undefined> = async () => undefined,
): Route =>
  openRoute(endpoint, ownerWrites('orders.refund'), async (call) => {
    const { services, websiteId, inTenant, request } = call;
    const { orderId } = call.params as { readonly orderId: string };
    const unprepared = await prepare(call);
    if (unprepared !== undefined) return unprepared;
    const refundId = await withOrderScope(call, (scope) => start(scope, call));
    if (typeof refundId === 'object' && refundId !== null) return refundId;
    if (refundId !== null) {
      const key = { websiteId, refundId, wasSent: false };
      const outcome = await sendRefund(key, services.providers, inTenant, (error) =>
        request.log.error(error),
      );
      await withOrderScope(call, (scope) => settleRefund(scope, refundId, outcome));
    }
    // Pieces that were put back into stock change the pages of their products.
    services.revisions.forget(websiteId);
    const order = await inTenant((tenant) => findOrderDetails(tenant, orderId, services.providers));
    return (order as EndpointResponse<E> | null) ?? err('notFound');
  });
