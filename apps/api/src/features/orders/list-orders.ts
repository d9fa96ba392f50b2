import { listOrders } from '@sitewright/contracts/api';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countOrders, listOrderSummaries } from './list-orders.queries.ts';

export const listOrdersRoute = tenantRoute(
  listOrders,
  ownerReads('orders.read'),
  async ({ tenant, query: { state, view, search, cursor, limit } }) => {
    const filter = { state, view, search };
    const rows = await listOrderSummaries(tenant, filter, { below: cursor, limit: limit + 1 });
    return toPaged({
      rows,
      limit,
      total: await countOrders(tenant, filter),
      toOut: (row) => row,
      cursorOf: (row) => row.id,
    });
  },
);
