import { createItem } from '@sitewright/contracts/api';
import { workflowState } from '@sitewright/contracts/codes';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { documentBody } from '../../platform/server/limits.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { indexItem } from '../search/public.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { findItemError, publishTime } from './check-item.ts';
import { findCollections } from './collection.queries.ts';
import { newItemSlug } from './item-slug.ts';
import { itemKindOf } from './item-kind.ts';
import { findCategoryLimitError, findItemLimitError } from './item-limits.ts';
import { findItemPermissionError } from './item-permission.ts';
import { findItemRow, insertItem, toStoredItem } from './items.queries.ts';
import { writeProduct } from './write-product.ts';

export const createItemRoute = tenantRoute(
  createItem,
  ownerWrites('config.access'),
  async ({
    tenant,
    websiteId,
    params,
    body: draft,
    actor,
    standing,
    services,
    now,
    afterCommit,
  }) => {
    const { collectionId } = params;
    await lockUrlPaths(tenant);
    const collection = (await findCollections(tenant, [collectionId])).get(collectionId);
    if (collection === undefined) return err('notFound');
    const error =
      findItemPermissionError(standing, collection.type, 'write') ??
      findItemError({ draft, collectionType: collection.type, from: workflowState.DRAFT, now }) ??
      (await findItemLimitError(tenant, collection)) ??
      (await findCategoryLimitError(tenant, draft));
    if (error !== null) return error;
    const publishAt = publishTime(draft, now);
    const urlId = await newItemSlug(tenant, {
      collectionId,
      collectionType: collection.type,
      draft,
      publishAt: publishAt ?? now,
    });
    if (isErrorResult(urlId)) return urlId;

    const itemId = services.createId();
    const { recordType } = itemKindOf(collection.type);
    const item = { websiteId, itemId, collectionId, recordType, urlId, draft, publishAt, now };
    await insertItem(tenant, item);
    if (draft.product !== null) {
      const { product } = draft;
      const madeBy = actor.kind === 'account' ? actor.displayName : '';
      const write = { itemId, product, createId: services.createId, madeBy, now };
      const rejected = await writeProduct(tenant, write);
      if (rejected !== null) return rejected;
    }
    await indexItem(tenant, itemId, draft);
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    const stored = await findItemRow(tenant, itemId);
    return stored === null ? err('notFound') : toStoredItem(tenant, stored.row);
  },
  documentBody,
);
