import { listCollections } from '@sitewright/contracts/api';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countCollections, listCollectionsOfPages } from './collection.queries.ts';

export const listCollectionsRoute = tenantRoute(
  listCollections,
  ownerReads('config.access'),
  async ({ tenant, query }) => {
    const rows = await listCollectionsOfPages(tenant, query.cursor, query.limit + 1);
    return toPaged({
      rows,
      limit: query.limit,
      total: await countCollections(tenant),
      toOut: (row) => row,
      cursorOf: (row) => row.id,
    });
  },
);
