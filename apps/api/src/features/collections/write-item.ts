import { writeItem } from '@sitewright/contracts/api';
import type { WorkflowState } from '@sitewright/contracts/codes';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { documentBody } from '../../platform/server/limits.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { indexItem } from '../search/public.ts';
import { recordPreviousPaths, lockUrlPaths } from '../url-paths/public.ts';
import { findItemError, publishTime } from './check-item.ts';
import { isPublished } from './is-published.ts';
import { checkItemSlug } from './item-slug.ts';
import { findCategoryLimitError } from './item-limits.ts';
import { withItemRevision } from './item-revision.ts';
import { findItemPermissionError } from './item-permission.ts';
import { findItemRow, toStoredItem, updateItem } from './items.queries.ts';
import { writeProduct } from './write-product.ts';

/** Concurrent writes of an item run one after the other; a deleted item is restored as a draft (CONTENT-04). */
export const writeItemRoute = tenantRoute(
  writeItem,
  ownerWrites('config.access'),
  async ({ tenant, websiteId, params, body, actor, standing, services, now, afterCommit }) => {
    const { itemId } = params;
    const { revision, ...draft } = body;
    await lockUrlPaths(tenant);
    const found = await findItemRow(tenant, itemId, true);
    if (found === null) return err('notFound');
    const { row, collectionType } = found;
    const from = row.workflowState as WorkflowState;
    const error =
      findItemPermissionError(standing, collectionType, 'write') ??
      findItemError({ draft, collectionType, from, now }) ??
      (await findCategoryLimitError(tenant, draft));
    if (error !== null) return error;
    const before = withItemRevision(await toStoredItem(tenant, row));
    if (revision !== undefined && revision !== before.revision) return err('conflict');
    const collectionId = row.collectionId;
    const slug = draft.urlId ?? row.urlId;
    const urlId = await checkItemSlug(tenant, { collectionId, slug, itemId });
    if (isErrorResult(urlId)) return urlId;

    const publishAt = publishTime(draft, row.publishAt ?? now);
    if (urlId !== row.urlId) {
      const leaving = { pageIds: [], itemIds: [itemId], isPublished: isPublished(now), now };
      await recordPreviousPaths(tenant, leaving);
    }
    await updateItem(tenant, { itemId, urlId, draft, publishAt, now });
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
    return stored === null
      ? err('notFound')
      : withItemRevision(await toStoredItem(tenant, stored.row));
  },
  documentBody,
);
