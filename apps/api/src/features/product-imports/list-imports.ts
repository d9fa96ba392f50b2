import { listProductImports } from '@sitewright/contracts/api';
import { offsetOf, toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countImports, listImportRows } from './imports.queries.ts';

export const listImportsRoute = tenantRoute(
  listProductImports,
  ownerReads('products.read'),
  async ({ tenant, query }) => {
    const offset = offsetOf(query.cursor);
    return toPaged({
      rows: await listImportRows(tenant, { offset, limit: query.limit + 1 }),
      limit: query.limit,
      total: await countImports(tenant),
      toOut: ({ importId, fileName, state, createdAt, createdBy }) => ({
        id: importId,
        fileName,
        state,
        createdAt: createdAt.toISOString(),
        createdBy,
      }),
      cursorOf: () => String(offset + query.limit),
    });
  },
);
