import { listReviews } from '@sitewright/contracts/api';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countReviews, listReviewRows } from './reviews.queries.ts';

export const listReviewsRoute = tenantRoute(
  listReviews,
  ownerReads('reviews.moderate'),
  async ({ tenant, query: { state, search, cursor, limit } }) => {
    const filter = { state, search };
    const rows = await listReviewRows(tenant, { ...filter, below: cursor, limit: limit + 1 });
    return toPaged({
      rows,
      limit,
      total: await countReviews(tenant, filter),
      toOut: (row) => row,
      cursorOf: (row) => row.id,
    });
  },
);
