import { listDiscounts } from '@sitewright/contracts/api';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countDiscounts, listDiscountRows } from './discounts.queries.ts';

export const listDiscountsRoute = tenantRoute(
  listDiscounts,
  ownerReads('discounts.write'),
  async ({ tenant, query: { status, search, cursor, limit }, now }) => {
    const filter = { status, search, now };
    const rows = await listDiscountRows(tenant, { ...filter, below: cursor, limit: limit + 1 });
    return toPaged({
      rows,
      limit,
      total: await countDiscounts(tenant, filter),
      toOut: (row) => row,
      cursorOf: (row) => row.id,
    });
  },
);
