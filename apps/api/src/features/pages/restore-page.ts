import { restorePage } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { claimPagePaths, findFreeSlug, lockUrlPaths } from '../url-paths/public.ts';
import { restoreDeletedPage, findDeletedUrlId } from './deleted-pages.queries.ts';
import { findPageSettings } from './pages.queries.ts';

/** Navigation entries and collection items outlive their page: they work again once it is restored. */
export const restorePageRoute = tenantRoute(
  restorePage,
  ownerWrites('content.write'),
  async ({ tenant, params, now }) => {
    const { pageId } = params;
    await lockUrlPaths(tenant);
    const oldUrlId = await findDeletedUrlId(tenant, pageId);
    const urlId =
      oldUrlId === undefined ? undefined : await restoreAt(tenant, pageId, oldUrlId, now);
    const page = await findPageSettings(tenant, pageId);
    return page === null
      ? err('notFound')
      : { ...page, movedFrom: oldUrlId === undefined || urlId === oldUrlId ? null : oldUrlId };
  },
);

/** Restores a page at its slug, or at the next one at which neither it nor its items conflict. */
const restoreAt = (tenant: Tenant, pageId: string, slug: string, now: Date): Promise<string> =>
  findFreeSlug(slug, async (urlId) => {
    await restoreDeletedPage(tenant, { websiteId: tenant.websiteId, pageId, urlId, now });
    return (await claimPagePaths(tenant, [pageId])) !== null;
  });
