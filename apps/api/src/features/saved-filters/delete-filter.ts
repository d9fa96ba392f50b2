import { deleteFilter } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { removeFilter } from './saved-filters.queries.ts';

/** A filter that someone else deleted before is deleted as well. */
export const deleteFilterRoute = tenantRoute(
  deleteFilter,
  ownerWrites('orders.fulfil'),
  async ({ tenant, params: { filterId } }) => {
    await removeFilter(tenant, filterId);
    return {};
  },
);
