import { listReleases } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { toPaged } from '../../platform/routing/cursor.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findWebsite } from '../../platform/tenancy/website.queries.ts';
import { releasePreviewUrl } from './preview-url.ts';
import { countReleases, listReleaseRows, toRelease } from './releases.queries.ts';

export const listReleasesRoute = tenantRoute(
  listReleases,
  ownerReads('content.read_draft'),
  async ({ tenant, websiteId, query, services, now }) => {
    const website = await findWebsite(tenant);
    if (website === undefined) return err('notFound');
    const below = /^\d{1,9}$/.test(query.cursor ?? '') ? Number(query.cursor) : 2_147_483_647;
    const rows = await listReleaseRows(tenant, below, query.limit + 1);
    const site = { websiteId, identifier: website.identifier };
    return toPaged({
      rows,
      limit: query.limit,
      total: await countReleases(tenant),
      toOut: (row) =>
        toRelease(
          row,
          website.liveReleaseId,
          releasePreviewUrl(services.settings, site, row.number, now),
        ),
      cursorOf: (row) => String(row.number),
    });
  },
);
