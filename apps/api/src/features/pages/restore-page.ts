import { restorePage } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { claimPagePaths, freeSlug, lockUrlPaths } from '../url-paths/public.ts';
import { bringPageBack, findDeletedAddress } from './deleted-pages.queries.ts';
import { findPageSettings } from './pages.queries.ts';

/** The navigation's entries and a collection's items outlive their page: with it they lead somewhere again. */
export const restorePageRoute = tenantRoute(
  restorePage,
  ownerWrites('content.write'),
  async ({ tenant, params, now }) => {
    const { pageId } = params;
    await lockUrlPaths(tenant);
    const before = await findDeletedAddress(tenant, pageId);
    const urlId = before === undefined ? undefined : await restoreAt(tenant, pageId, before, now);
    const page = await findPageSettings(tenant, pageId);
    return page === null
      ? err('notFound')
      : { ...page, movedFrom: before === undefined || urlId === before ? null : before };
  },
);

/** Brings a page back at its slug, or at the next one at which it and its items are in nobody's way. */
const restoreAt = (tenant: Tenant, pageId: string, slug: string, now: Date): Promise<string> =>
  freeSlug(slug, async (urlId) => {
    await bringPageBack(tenant, { websiteId: tenant.websiteId, pageId, urlId, now });
    return (await claimPagePaths(tenant, [pageId])) !== null;
  });
