import { changeAsset } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { findAsset } from './asset.queries.ts';
import { cleanFileName } from './store-upload.ts';

export const changeAssetRoute = tenantRoute(
  changeAsset,
  ownerWrites('files.upload'),
  async ({ tenant, websiteId, params, body, services, afterCommit }) => {
    const { fileName, alt, credit, focalPoint } = body;
    const change = {
      ...(fileName === undefined ? {} : { fileName: cleanFileName(fileName) }),
      ...(alt === undefined ? {} : { alt }),
      ...(credit === undefined ? {} : { credit }),
      ...(focalPoint === undefined ? {} : { focalX: focalPoint.x, focalY: focalPoint.y }),
    };
    if (Object.keys(change).length > 0) {
      await tenant
        .updateTable('assets')
        .set(change)
        .where('assetId', '=', params.assetId)
        .execute();
      await bumpDataRevision(tenant);
      afterCommit(() => services.revisions.forget(websiteId));
    }
    return (await findAsset(tenant, params.assetId)) ?? err('notFound');
  },
);
