import { readItemPath } from '@sitewright/contracts/api';
import { workflowState } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findLiveItemPath } from '../url-paths/public.ts';
import { isPublished } from './is-published.ts';
import { findItemPermissionError } from './item-permission.ts';
import { findItemRow } from './items.queries.ts';

export const readItemPathRoute = tenantRoute(
  readItemPath,
  ownerReads('config.access'),
  async ({ tenant, params: { itemId }, standing, now }) => {
    const found = await findItemRow(tenant, itemId);
    if (found === null || found.row.workflowState === workflowState.DELETED) return err('notFound');
    return (
      findItemPermissionError(standing, found.collectionType, 'read') ?? {
        path: await findLiveItemPath(tenant, itemId, isPublished(now)),
      }
    );
  },
);
