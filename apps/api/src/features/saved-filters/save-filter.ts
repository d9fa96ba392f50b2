import { maxSavedFilters, saveFilter } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { nameTaken } from './name-taken.ts';
import { findFilter, insertFilter, listFilters } from './saved-filters.queries.ts';

export const saveFilterRoute = tenantRoute(
  saveFilter,
  ownerWrites('orders.fulfil'),
  async ({ tenant, body: { id, list, name, filter }, now }) => {
    // So that the limit also counts tabs that are saved at once.
    await lockWebsite(tenant);
    const earlier = await findFilter(tenant, id);
    if (earlier !== null) return earlier;
    if ((await listFilters(tenant, list)).length >= maxSavedFilters) return err('limitReached');
    await insertFilter(tenant, { filterId: id, list, name, filter, createdAt: now });
    // Nothing was inserted if a tab of the list has the name.
    return (await findFilter(tenant, id)) ?? nameTaken();
  },
);
