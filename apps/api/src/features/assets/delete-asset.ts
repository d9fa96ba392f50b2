import { deleteAsset } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';

/** The row is marked immediately; the job `sweep-files` later removes the bytes if no other row references them. */
export const deleteAssetRoute = tenantRoute(
  deleteAsset,
  ownerWrites('files.delete'),
  async ({ tenant, websiteId, params, services, now, afterCommit }) => {
    const row = await tenant
      .updateTable('assets')
      .set({ deletedAt: now })
      .where('assetId', '=', params.assetId)
      .where('deletedAt', 'is', null)
      .returning('assetId')
      .executeTakeFirst();
    if (row === undefined) return err('notFound');
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return { ok: true as const };
  },
);
