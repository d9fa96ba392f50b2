import { listPages } from '@sitewright/contracts/api';
import { offsetOf, toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countPages, listPageSettings } from './pages.queries.ts';

export const listPagesRoute = tenantRoute(
  listPages,
  ownerReads('content.read_draft'),
  async ({ tenant, query }) => {
    const offset = offsetOf(query.cursor);
    const rows = await listPageSettings(tenant, offset, query.limit + 1);
    return toPaged({
      rows,
      limit: query.limit,
      total: await countPages(tenant),
      toOut: (page) => page,
      cursorOf: () => String(offset + query.limit),
    });
  },
);
