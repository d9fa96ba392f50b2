import { moveItem } from '@sitewright/contracts/api';
import { collectionType, workflowState } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { findItemPermissionError } from './item-permission.ts';
import { reorderItem } from './item-order.queries.ts';
import { findItemRow } from './items.queries.ts';

/** A move names a neighbor instead of a position, so that concurrent moves and new items do not disturb it. */
export const moveItemRoute = tenantRoute(
  moveItem,
  ownerWrites('config.access'),
  async ({ tenant, websiteId, params: { itemId }, body, standing, services, afterCommit }) => {
    // All other writers of items hold it too, so that no transaction locks items and collections in another order.
    await lockUrlPaths(tenant);
    const found = await findItemRow(tenant, itemId);
    if (found === null || found.row.workflowState === workflowState.DELETED) return err('notFound');
    const forbidden = findItemPermissionError(standing, found.collectionType, 'write');
    if (forbidden !== null) return forbidden;
    if (found.collectionType === collectionType.EVENTS)
      return err('invalidRequest', { errors: { anchorId: 'Events are ordered by their dates.' } });
    const { collectionId } = found.row;
    const moved = await reorderItem(tenant, { collectionId, itemId, ...body });
    if (!moved) return err('notFound');
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return { ok: true as const };
  },
);
