import { listSavedFilters } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { listFilters } from './saved-filters.queries.ts';

export const listSavedFiltersRoute = tenantRoute(
  listSavedFilters,
  ownerReads('orders.read'),
  async ({ tenant, query: { list } }) => ({ rows: await listFilters(tenant, list) }),
);
