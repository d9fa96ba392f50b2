import { readCustomer } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findCustomer } from './find-customer.ts';

export const readCustomerRoute = tenantRoute(
  readCustomer,
  ownerReads('orders.read'),
  async ({ tenant, params: { customerId } }) =>
    (await findCustomer(tenant, customerId)) ?? err('notFound'),
);
