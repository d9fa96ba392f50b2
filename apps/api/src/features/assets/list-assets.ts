import { listAssets } from '@sitewright/contracts/api';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countAssets, listAssetRows } from './asset.queries.ts';

export const listAssetsRoute = tenantRoute(
  listAssets,
  ownerReads('files.upload'),
  async ({ tenant, query }) => {
    const { kind, search, ids, limit, cursor } = query;
    const rows = await listAssetRows(tenant, {
      kind,
      search,
      ids,
      // `g` is above every id, because ids are hexadecimal.
      before: cursor ?? 'g',
      limit: limit + 1,
    });
    return toPaged({
      rows,
      limit,
      total: await countAssets(tenant, { kind, search, ids }),
      toOut: (asset) => asset,
      cursorOf: (asset) => asset.id,
    });
  },
);
