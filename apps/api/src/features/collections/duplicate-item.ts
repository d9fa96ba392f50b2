import { duplicateItem, type StoredItem } from '@sitewright/contracts/api';
import { workflowState } from '@sitewright/contracts/codes';
import { err, isErrorResult } from '@sitewright/contracts/errors';
import { suffixedSlug } from '@sitewright/contracts/links';
import type { Tenant } from '../../platform/database/index.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { copyProductFiles } from '../downloads/public.ts';
import { findFreeItemSlug, lockUrlPaths } from '../url-paths/public.ts';
import { copyShippingProfile } from './copy-shipping-profile.ts';
import { duplicateDraft } from './duplicate-draft.ts';
import { findItemPermissionError } from './item-permission.ts';
import { findItemRow, toStoredItem } from './items.queries.ts';
import { copyLowStockThresholds } from './products.queries.ts';
import { addItem } from './save-item.ts';

interface CopyContext {
  readonly createId: () => string;
  readonly now: Date;
}

/** Copies what a product has besides its draft. */
async function copyProductParts(
  tenant: Tenant,
  source: StoredItem,
  copy: StoredItem,
  context: CopyContext,
): Promise<void> {
  const copied = copy.product?.variants ?? [];
  // Both are in the order of the matrix.
  const variantIds = new Map(
    (source.product?.variants ?? []).map(({ id }, index) => [id, copied[index]?.id ?? '']),
  );
  await copyLowStockThresholds(tenant, variantIds);
  await copyProductFiles(tenant, { from: source.id, to: copy.id, variantIds, ...context });
  await copyShippingProfile(tenant, source.id, copy.id);
}

/** The copy is checked like a new item. Its SKUs are generated, because no two variants of a website share one. */
export const duplicateItemRoute = tenantRoute(
  duplicateItem,
  ownerWrites('config.access'),
  async ({ tenant, websiteId, params, body, actor, standing, services, now, afterCommit }) => {
    await lockUrlPaths(tenant);
    const found = await findItemRow(tenant, params.itemId, true);
    if (found === null || found.row.workflowState === workflowState.DELETED) return err('notFound');
    const forbidden = findItemPermissionError(standing, found.collectionType, 'write');
    if (forbidden !== null) return forbidden;
    const source = await toStoredItem(tenant, found.row);
    const { collectionId } = source;
    const slug = suffixedSlug(source.urlId, '-copy');
    const urlId = await findFreeItemSlug(tenant, { collectionId, slug });
    const { createId } = services;
    const itemId = await addItem(
      tenant,
      { id: collectionId, type: found.collectionType },
      {
        draft: { ...duplicateDraft(source, body.withStock), urlId },
        madeBy: actor.kind === 'account' ? actor.displayName : '',
        createId,
        now,
      },
    );
    if (isErrorResult(itemId)) return itemId;
    const stored = await findItemRow(tenant, itemId);
    if (stored === null) return err('notFound');
    const copy = await toStoredItem(tenant, stored.row);
    if (copy.product !== null) await copyProductParts(tenant, source, copy, { createId, now });
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return copy;
  },
);
