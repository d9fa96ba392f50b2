import { captureOrder } from '@sitewright/contracts/api';
import { err, isErrorResult } from '@sitewright/contracts/errors';
import { openRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { findHostedSiteOf } from '../../mail/public.ts';
import { findOrderDetails, withOrderScope } from '../../orders/public.ts';
import { checkoutQueuesOf } from '../queues/checkout-queues.ts';
import { sendCapture } from './send-capture.ts';
import { startCapture } from './start-capture.ts';

/**
 * Captures an authorized payment: the capture is written in one transaction, then the provider charges, and what it
 * answered is settled like a webhook. If the server stops in between, the reconciler continues.
 */
export const captureOrderRoute = openRoute(
  captureOrder,
  ownerWrites('orders.refund'),
  async (call) => {
    const { services, websiteId, inTenant, params, body, request } = call;
    const { orderId } = params;
    const attempt = await withOrderScope(call, (scope) => startCapture(scope, orderId, body));
    if (isErrorResult(attempt)) return attempt;
    if (attempt !== null) {
      const site = await findHostedSiteOf(services, websiteId, inTenant);
      if (site === null) return err('notFound');
      const outcome = await sendCapture(services, websiteId, attempt, (error) =>
        request.log.error(error),
      );
      if (outcome.state === 'rejected') return err('captureFailed');
      const { attemptId } = attempt;
      const { settlements } = checkoutQueuesOf(services);
      const settled = await settlements.submit(websiteId, { site, attemptId, outcome });
      if (isErrorResult(settled)) return settled;
      if (outcome.state === 'declined') return err('captureFailed');
    }
    const order = await inTenant((tenant) => findOrderDetails(tenant, orderId, services.providers));
    return order ?? err('notFound');
  },
);
