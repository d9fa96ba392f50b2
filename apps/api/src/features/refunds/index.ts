import type { Route } from '../../platform/routing/define-route.ts';
import { cancelOrderRoute } from './cancel-order.ts';
import { markOrderPaidRoute } from './mark-order-paid.ts';
import { refundOrderRoute } from './refund-order.ts';

/** Refunds, cancellations and payments outside of the shop. */
export const refundRoutes: readonly Route[] = [
  refundOrderRoute,
  cancelOrderRoute,
  markOrderPaidRoute,
];
