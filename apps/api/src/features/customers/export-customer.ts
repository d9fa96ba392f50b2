import { exportCustomer } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { exportRows } from './export-customer.queries.ts';
import { findCustomer } from './find-customer.ts';

/** A copy of the data for the customer. The notes of the shop are part of it: they are about the customer. */
export const exportCustomerRoute = tenantRoute(
  exportCustomer,
  ownerReads('orders.export'),
  async ({ tenant, params: { customerId }, now }) => {
    const customer = await findCustomer(tenant, customerId);
    if (customer === null) return err('notFound');
    return { exportedAt: now.toISOString(), customer, ...(await exportRows(tenant, customerId)) };
  },
);
