import { readBlockData } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { resolveData } from '../site/public.ts';

export const readBlockDataRoute = tenantRoute(
  readBlockData,
  ownerWrites('content.read_draft'),
  async ({ tenant, body, now }) => ({
    data: await resolveData(tenant, { source: { kind: 'draft' }, now }, body.needs),
  }),
);
