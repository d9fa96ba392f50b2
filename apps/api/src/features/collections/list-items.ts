import { listItems } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { offsetOf, toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findAssets } from '../assets/public.ts';
import { findCollections } from './collection.queries.ts';
import { findItemPermissionError } from './item-permission.ts';
import { toItemSummary } from './item-summary.ts';
import { countItems, listItemRows } from './list-items.queries.ts';
import { findProductSummaries } from './product-summaries.queries.ts';

export const listItemsRoute = tenantRoute(
  listItems,
  ownerReads('config.access'),
  async ({ tenant, params, query, standing }) => {
    const { collectionId } = params;
    const collection = (await findCollections(tenant, [collectionId])).get(collectionId);
    if (collection === undefined) return err('notFound');
    const error = findItemPermissionError(standing, collection.type, 'read');
    if (error !== null) return error;

    const offset = offsetOf(query.cursor);
    const limit = query.limit + 1;
    const { cursor: _cursor, limit: _limit, search, ...narrowed } = query;
    const filter = { ...narrowed, collectionId, search: search?.trim() };
    const rows = await listItemRows(tenant, filter, { offset, limit });
    const firstImages = rows.flatMap((row) => (row.imageIds as string[]).slice(0, 1));
    const images = await findAssets(tenant, firstImages);
    const itemIds = rows.map((row) => row.itemId);
    const products = await findProductSummaries(tenant, itemIds);
    return toPaged({
      rows,
      limit: query.limit,
      total: await countItems(tenant, filter),
      toOut: (row) => toItemSummary(row, images, products.get(row.itemId)),
      cursorOf: () => String(offset + query.limit),
    });
  },
);
