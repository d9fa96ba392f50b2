import { renameFilter } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { nameTaken } from './name-taken.ts';
import { findFilter, updateName } from './saved-filters.queries.ts';

export const renameFilterRoute = tenantRoute(
  renameFilter,
  ownerWrites('orders.fulfil'),
  async ({ tenant, params: { filterId }, body: { name } }) => {
    // Of two tabs that get one name at once, the later one finds that it is taken.
    await lockWebsite(tenant);
    if ((await updateName(tenant, filterId, name)) === 'taken') return nameTaken();
    return (await findFilter(tenant, filterId)) ?? err('notFound');
  },
);
