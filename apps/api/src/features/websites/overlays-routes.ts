import { readOverlays, writeOverlays } from '@sitewright/contracts/api';
import type { Overlays } from '@sitewright/contracts/entities';
import { isErrorResult } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { documentBody } from '../../platform/server/limits.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import {
  readOverlaysPart,
  revisionOf,
  findRevisionError,
  writePart,
} from '../presentation/public.ts';

const withRevisions = (data: Overlays) => ({
  data,
  revisions: {
    announcementBar: revisionOf(data.announcementBar),
    mobileInfoBar: revisionOf(data.mobileInfoBar),
    popup: revisionOf(data.popup),
  },
});

export const readOverlaysRoute = tenantRoute(
  readOverlays,
  ownerReads('content.read_draft'),
  async ({ tenant }) => {
    const stored = await readOverlaysPart(tenant);
    return isErrorResult(stored) ? stored : withRevisions(stored);
  },
);

/** Saved as the draft until the next publish. Omitted parts stay unchanged. */
export const writeOverlaysRoute = tenantRoute(
  writeOverlays,
  ownerWrites('design.write'),
  async ({ tenant, body: { revisions, ...changes }, now }) => {
    // The row of the part may not exist yet, so locking it would not block other writers.
    await lockWebsite(tenant);
    const stored = await readOverlaysPart(tenant);
    if (isErrorResult(stored)) return stored;
    for (const name of ['announcementBar', 'mobileInfoBar', 'popup'] as const) {
      if (changes[name] === undefined) continue;
      const error = findRevisionError(revisions?.[name], stored[name]);
      if (error !== null) return error;
    }
    const updated: Overlays = {
      announcementBar: changes.announcementBar ?? stored.announcementBar,
      mobileInfoBar: changes.mobileInfoBar ?? stored.mobileInfoBar,
      popup: changes.popup ?? stored.popup,
    };
    await writePart(tenant, 'overlays', updated, now);
    return withRevisions(updated);
  },
  documentBody,
);
