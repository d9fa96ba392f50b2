import { writeItem } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { documentBody } from '../../platform/server/limits.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { withItemRevision } from './item-revision.ts';
import { findItemPermissionError } from './item-permission.ts';
import { findItemRow, toStoredItem } from './items.queries.ts';
import { changeItem } from './save-item.ts';

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
    const forbidden = findItemPermissionError(standing, found.collectionType, 'write');
    if (forbidden !== null) return forbidden;
    const madeBy = actor.kind === 'account' ? actor.displayName : '';
    const write = { draft, revision, madeBy, createId: services.createId, now };
    const error = await changeItem(tenant, found, write);
    if (error !== null) return error;
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    const stored = await findItemRow(tenant, itemId);
    return stored === null
      ? err('notFound')
      : withItemRevision(await toStoredItem(tenant, stored.row));
  },
  documentBody,
);
