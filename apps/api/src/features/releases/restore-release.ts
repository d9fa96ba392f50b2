import { restoreRelease } from '@sitewright/contracts/api';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { findWebsite } from '../../platform/tenancy/website.queries.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { releasePreviewUrl } from './preview-url.ts';
import { findReadingError } from './find-reading-error.ts';
import { findRelease, toRelease } from './releases.queries.ts';
import { restoreDraft, toRestore } from './restore.queries.ts';
import { writeRelease } from './write-release.ts';

/** A new release with the presentation of an earlier one. Items, orders, members and submissions are not touched. */
export const restoreReleaseRoute = tenantRoute(
  restoreRelease,
  ownerWrites('content.publish'),
  async ({ trx, websiteId, params, actor, services, now, afterCommit }) => {
    await lockUrlPaths(trx);
    await lockWebsite(trx);
    const website = await findWebsite(trx);
    const wanted = await findRelease(trx, params.releaseId);
    if (website === undefined || wanted === undefined || actor.kind !== 'account')
      return err('notFound');
    const entries = await toRestore(trx, wanted.number);
    const unreadable = findReadingError(entries);
    if (unreadable !== null) return unreadable;
    const releaseId = services.createId();
    const moved = await restoreDraft(
      trx,
      { accountId: actor.accountId, saveId: `restore${releaseId}`, now },
      entries,
    );
    if (isErrorResult(moved)) return moved;
    const number = await writeRelease(trx, {
      releaseId,
      accountId: actor.accountId,
      author: actor.displayName,
      note: '',
      restoredFrom: wanted.number,
      entries,
      now,
    });
    if (typeof number !== 'number') return number;
    afterCommit(() => services.revisions.forget(websiteId));
    const row = await findRelease(trx, releaseId);
    const made = toRelease(
      row!,
      releaseId,
      releasePreviewUrl(
        services.settings,
        { websiteId, identifier: website.identifier },
        number,
        now,
      ),
    );
    return { ...made, moved };
  },
);
