import { listInventory } from '@sitewright/contracts/api';
import { offsetOf, toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countStock, listStock } from './inventory.queries.ts';

export const listInventoryRoute = tenantRoute(
  listInventory,
  ownerReads('products.read'),
  async ({ tenant, query: { cursor, limit, search, state } }) => {
    const offset = offsetOf(cursor);
    const filter = { search: search?.trim(), state };
    return toPaged({
      rows: await listStock(tenant, filter, { offset, limit: limit + 1 }),
      limit,
      total: await countStock(tenant, filter),
      toOut: (row) => row,
      cursorOf: () => String(offset + limit),
    });
  },
);
