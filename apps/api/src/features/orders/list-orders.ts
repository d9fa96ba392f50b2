import { listOrders } from '@sitewright/contracts/api';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countOrders, listOrderSummaries } from './orders.queries.ts';

export const listOrdersRoute = tenantRoute(
  listOrders,
  ownerReads('orders.read'),
  async ({ tenant, query: { state, cursor, limit } }) => {
    const filter = { state, below: cursor, limit: limit + 1 };
    const rows = await listOrderSummaries(tenant, filter);
    return toPaged({
      rows,
      limit,
      total: await countOrders(tenant, state),
      toOut: (row) => row,
      cursorOf: (row) => row.id,
    });
  },
);
