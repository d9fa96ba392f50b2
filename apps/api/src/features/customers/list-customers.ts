import { listCustomers } from '@sitewright/contracts/api';
import { offsetOf, toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countCustomers, listCustomerRows } from './customers.queries.ts';

export const listCustomersRoute = tenantRoute(
  listCustomers,
  ownerReads('orders.read'),
  async ({ tenant, query: { view, sort, search, cursor, limit } }) => {
    const filter = { view, search };
    const offset = offsetOf(cursor);
    return toPaged({
      rows: await listCustomerRows(tenant, filter, { sort, offset, limit: limit + 1 }),
      limit,
      total: await countCustomers(tenant, filter),
      toOut: (row) => row,
      cursorOf: () => String(offset + limit),
    });
  },
);
