import { changeProducts } from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { findCollections } from './collection.queries.ts';
import { indexItems } from './index-items.ts';
import { findCategoryLimitError } from './item-limits.ts';
import { setItemState } from './items.queries.ts';
import {
  changeCategory,
  changeVariants,
  lockProducts,
  publishNow,
  stateOfChange,
  touchItems,
} from './change-products.queries.ts';

/** All of the products change, or none: a price that does not fit one of them rejects the call. */
export const changeProductsRoute = tenantRoute(
  changeProducts,
  ownerWrites('products.write'),
  async ({ tenant, websiteId, params, body: { itemIds, change }, services, now, afterCommit }) => {
    const { collectionId } = params;
    await lockUrlPaths(tenant);
    const collection = (await findCollections(tenant, [collectionId])).get(collectionId);
    if (collection?.type !== collectionType.PRODUCTS) return err('notFound');
    const ids = await lockProducts(tenant, collectionId, itemIds);
    if (ids.length === 0) return { changed: 0 };
    if (change.kind === 'addCategory') {
      const error = await findCategoryLimitError(tenant, { categories: [change.category] });
      if (error !== null) return error;
    }
    const state = stateOfChange(change);
    if (state !== null) {
      for (const id of ids) await setItemState(tenant, id, state, now);
      await publishNow(tenant, ids, now);
    } else {
      await changeVariants(tenant, ids, change);
      await changeCategory(tenant, ids, change);
      await touchItems(tenant, ids, now);
    }
    await indexItems(tenant, ids);
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return { changed: ids.length };
  },
);
