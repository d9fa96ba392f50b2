import { listPendingChanges } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { listPending } from './pending.queries.ts';

export const listPendingChangesRoute = tenantRoute(
  listPendingChanges,
  ownerReads('content.read_draft'),
  async ({ tenant }) => ({
    rows: (await listPending(tenant)).map(({ kind, id, title, address, change }) => ({
      kind,
      id,
      title,
      path: address,
      change,
    })),
  }),
);
