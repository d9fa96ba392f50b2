import { createItem } from '@sitewright/contracts/api';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { documentBody } from '../../platform/server/limits.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { findCollections } from './collection.queries.ts';
import { findItemPermissionError } from './item-permission.ts';
import { findItemRow, toStoredItem } from './items.queries.ts';
import { addItem } from './save-item.ts';

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
    const error = findItemPermissionError(standing, collection.type, 'write');
    if (error !== null) return error;
    const madeBy = actor.kind === 'account' ? actor.displayName : '';
    const write = { draft, madeBy, createId: services.createId, now };
    const itemId = await addItem(tenant, collection, write);
    if (isErrorResult(itemId)) return itemId;
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    const stored = await findItemRow(tenant, itemId);
    return stored === null ? err('notFound') : toStoredItem(tenant, stored.row);
  },
  documentBody,
);
