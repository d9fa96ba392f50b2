import { readItemFacets } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findCollections } from './collection.queries.ts';
import { findItemFacets } from './item-facets.queries.ts';
import { findItemPermissionError } from './item-permission.ts';

export const readItemFacetsRoute = tenantRoute(
  readItemFacets,
  ownerReads('config.access'),
  async ({ tenant, params: { collectionId }, standing }) => {
    const collection = (await findCollections(tenant, [collectionId])).get(collectionId);
    if (collection === undefined) return err('notFound');
    return (
      findItemPermissionError(standing, collection.type, 'read') ??
      (await findItemFacets(tenant, collectionId))
    );
  },
);
