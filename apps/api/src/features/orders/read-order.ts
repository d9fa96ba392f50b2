import { readOrder } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findOrderDetails } from './find-order-details.ts';

export const readOrderRoute = tenantRoute(
  readOrder,
  ownerReads('orders.read'),
  async ({ tenant, params: { orderId }, services: { providers } }) =>
    (await findOrderDetails(tenant, orderId, providers)) ?? err('notFound'),
);
