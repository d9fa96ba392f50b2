import { listAbandonedCarts } from '@sitewright/contracts/api';
import { offsetOf, toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countAbandonedCarts, listAbandonedCartRows } from './abandoned-carts.queries.ts';
import { readCartRecovery } from './cart-recovery.queries.ts';

export const listAbandonedCartsRoute = tenantRoute(
  listAbandonedCarts,
  ownerReads('orders.read'),
  async ({ tenant, query: { view, search, cursor, limit }, now }) => {
    const filter = { view, search, recovery: await readCartRecovery(tenant), now };
    const offset = offsetOf(cursor);
    return toPaged({
      rows: await listAbandonedCartRows(tenant, filter, { offset, limit: limit + 1 }),
      limit,
      total: await countAbandonedCarts(tenant, filter),
      toOut: (row) => row,
      cursorOf: () => String(offset + limit),
    });
  },
);
