import { publish } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { findWebsite } from '../../platform/tenancy/website.queries.ts';
import { lockUrlPaths } from '../url-paths/public.ts';
import { listPending } from './pending.queries.ts';
import { releasePreviewUrl } from './preview-url.ts';
import { findUnreadableError } from './find-unreadable-error.ts';
import { findRelease, liveReleaseId, toRelease } from './releases.queries.ts';
import { writeRelease } from './write-release.ts';

/** SITE-03: visitors see the whole draft from the next page load on. */
export const publishRoute = tenantRoute(
  publish,
  ownerWrites('content.publish'),
  async ({ tenant, websiteId, body, actor, services, now, afterCommit }) => {
    await lockUrlPaths(tenant);
    await lockWebsite(tenant);
    const website = await findWebsite(tenant);
    if (website === undefined || actor.kind !== 'account') return err('notFound');
    const entries = await listPending(tenant);
    const unreadable = findUnreadableError(entries);
    if (unreadable !== null) return unreadable;
    if (entries.length === 0 && website.liveReleaseId !== null) {
      const live = await findRelease(tenant, website.liveReleaseId);
      return toRelease(
        live!,
        website.liveReleaseId,
        releasePreviewUrl(
          services.settings,
          { websiteId, identifier: website.identifier },
          live!.number,
          now,
        ),
      );
    }
    const releaseId = services.createId();
    const number = await writeRelease(tenant, {
      releaseId,
      accountId: actor.accountId,
      author: actor.displayName,
      note: body.note ?? '',
      restoredFrom: null,
      entries,
      now,
    });
    if (typeof number !== 'number') return number;
    afterCommit(() => services.revisions.forget(websiteId));
    const row = await findRelease(tenant, releaseId);
    return toRelease(
      row!,
      await liveReleaseId(tenant),
      releasePreviewUrl(
        services.settings,
        { websiteId, identifier: website.identifier },
        number,
        now,
      ),
    );
  },
);
