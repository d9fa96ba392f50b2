import { changeCustomerTags } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findCustomerSummary } from './customers.queries.ts';
import { findCustomer } from './find-customer.ts';

export const changeCustomerTagsRoute = tenantRoute(
  changeCustomerTags,
  ownerWrites('orders.fulfil'),
  async ({ tenant, params: { customerId }, body }) => {
    if ((await findCustomerSummary(tenant, customerId)) === null) return err('notFound');
    const tags = [...new Set(body.tags)];
    await tenant
      .insertInto('customers')
      .values({ customerId, tags })
      .onConflict((conflict) => conflict.columns(['websiteId', 'customerId']).doUpdateSet({ tags }))
      .execute();
    return (await findCustomer(tenant, customerId)) ?? err('notFound');
  },
);
