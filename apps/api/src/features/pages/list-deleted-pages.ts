import { listDeletedPages } from '@sitewright/contracts/api';
import { offsetOf, toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countDeletedPages, listDeletedRows } from './deleted-pages.queries.ts';

export const listDeletedPagesRoute = tenantRoute(
  listDeletedPages,
  ownerReads('content.read_draft'),
  async ({ tenant, query }) => {
    const offset = offsetOf(query.cursor);
    return toPaged({
      rows: await listDeletedRows(tenant, offset, query.limit + 1),
      limit: query.limit,
      total: await countDeletedPages(tenant),
      toOut: (page) => page,
      cursorOf: () => String(offset + query.limit),
    });
  },
);
