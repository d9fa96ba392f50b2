import { restoreRelease } from '@sitewright/contracts/api';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { findWebsite } from '../../platform/tenancy/website.queries.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { releasePreviewUrl } from './preview-url.ts';
import { findUnreadableError } from './find-unreadable-error.ts';
import { findRelease, toRelease } from './releases.queries.ts';
import { restoreDraft, listEntriesToRestore } from './restore.queries.ts';
import { writeRelease } from './write-release.ts';

/** Creates a release with the presentation of an earlier one. Items, orders, members and submissions do not change. */
export const restoreReleaseRoute = tenantRoute(
  restoreRelease,
  ownerWrites('content.publish'),
  async ({ tenant, websiteId, params, actor, services, now, afterCommit }) => {
    await lockUrlPaths(tenant);
    await lockWebsite(tenant);
    const website = await findWebsite(tenant);
    const target = await findRelease(tenant, params.releaseId);
    if (website === undefined || target === undefined || actor.kind !== 'account')
      return err('notFound');
    const entries = await listEntriesToRestore(tenant, target.number);
    const unreadable = findUnreadableError(entries);
    if (unreadable !== null) return unreadable;
    const releaseId = services.createId();
    const moved = await restoreDraft(
      tenant,
      { accountId: actor.accountId, saveId: `restore${releaseId}`, now },
      entries,
    );
    if (isErrorResult(moved)) return moved;
    const number = await writeRelease(tenant, {
      releaseId,
      accountId: actor.accountId,
      author: actor.displayName,
      note: '',
      restoredFrom: target.number,
      entries,
      now,
    });
    if (typeof number !== 'number') return number;
    afterCommit(() => services.revisions.forget(websiteId));
    const row = await findRelease(tenant, releaseId);
    const restored = toRelease(
      row!,
      releaseId,
      releasePreviewUrl(
        services.settings,
        { websiteId, identifier: website.identifier },
        number,
        now,
      ),
    );
    return { ...restored, moved };
  },
);
