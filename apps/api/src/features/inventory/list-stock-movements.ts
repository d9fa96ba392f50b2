import { listStockMovements } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { offsetOf, toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countMovements, findStock, listMovements } from './inventory.queries.ts';

export const listStockMovementsRoute = tenantRoute(
  listStockMovements,
  ownerReads('products.read'),
  async ({ tenant, params: { variantId }, query: { cursor, limit } }) => {
    if ((await findStock(tenant, variantId)) === null) return err('notFound');
    const offset = offsetOf(cursor);
    return toPaged({
      rows: await listMovements(tenant, variantId, { offset, limit: limit + 1 }),
      limit,
      total: await countMovements(tenant, variantId),
      toOut: (row) => row,
      cursorOf: () => String(offset + limit),
    });
  },
);
