import { readOrder } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findOrder } from './find-orders.queries.ts';

export const readOrderRoute = tenantRoute(
  readOrder,
  ownerReads('orders.read'),
  async ({ tenant, params: { orderId } }) =>
    (await findOrder(tenant, { orderId })) ?? err('notFound'),
);
