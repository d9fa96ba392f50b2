import { readItem } from '@sitewright/contracts/api';
import { workflowState } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findItemPermissionError } from './item-permission.ts';
import { withItemRevision } from './item-revision.ts';
import { findItemRow, toStoredItem } from './items.queries.ts';

export const readItemRoute = tenantRoute(
  readItem,
  ownerReads('config.access'),
  async ({ tenant, params, standing }) => {
    const found = await findItemRow(tenant, params.itemId);
    if (found === null || found.row.workflowState === workflowState.DELETED) return err('notFound');
    return (
      findItemPermissionError(standing, found.collectionType, 'read') ??
      withItemRevision(await toStoredItem(tenant, found.row))
    );
  },
);
