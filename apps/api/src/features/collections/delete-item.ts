import { deleteItem } from '@sitewright/contracts/api';
import { workflowState } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { findItemPermissionError } from './item-permission.ts';
import { findItemRow, setItemState } from './items.queries.ts';

/** The item stays stored: orders reference it, and saving it as a draft restores it. */
export const deleteItemRoute = tenantRoute(
  deleteItem,
  ownerWrites('config.access'),
  async ({ tenant, websiteId, params, standing, services, now, afterCommit }) => {
    const { itemId } = params;
    await lockUrlPaths(tenant);
    const found = await findItemRow(tenant, itemId, true);
    if (found === null || found.row.workflowState === workflowState.DELETED) return err('notFound');
    const error = findItemPermissionError(standing, found.collectionType, 'delete');
    if (error !== null) return error;
    await setItemState(tenant, itemId, workflowState.DELETED, now);
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return { ok: true as const };
  },
);
