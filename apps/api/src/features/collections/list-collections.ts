import { listCollections } from '@sitewright/contracts/api';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countCollections, listCollectionsOfPages } from './collection.queries.ts';

export const listCollectionsRoute = tenantRoute(
  listCollections,
  ownerReads('config.access'),
  async ({ trx, websiteId, query }) => {
    const rows = await listCollectionsOfPages(trx, websiteId, query.cursor, query.limit + 1);
    return toPaged({
      rows,
      limit: query.limit,
      total: await countCollections(trx, websiteId),
      toOut: (row) => row,
      cursorOf: (row) => row.id,
    });
  },
);
