import { listContributors } from '@sitewright/contracts/api';
import { withLookup } from '../../platform/database/index.ts';
import { offsetOf, toPaged } from '../../platform/routing/cursor.ts';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countContributors, listContributorRows } from './contributors.queries.ts';

export const listContributorsRoute = openRoute(
  listContributors,
  ownerReads('contributors.read'),
  async ({ websiteId, query, services }) => {
    const offset = offsetOf(query.cursor);
    const { rows, total } = await withLookup(
      services.database,
      async (db) => ({
        rows: await listContributorRows(db, websiteId, offset, query.limit + 1),
        total: await countContributors(db, websiteId),
      }),
      'read',
    );
    return toPaged({
      rows,
      limit: query.limit,
      total,
      toOut: (row) => row,
      cursorOf: () => String(offset + query.limit),
    });
  },
);
