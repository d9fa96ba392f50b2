import { deletePage } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { readWebsiteRow } from '../site/public.ts';
import { claimPagePaths, lockUrlPaths } from '../url-paths/public.ts';
import { findPageSettings, markPageDeleted } from './pages.queries.ts';

/**
 * The homepage cannot be deleted (another page must replace it first), nor can that of a demo collection (CONTENT-10).
 */
export const deletePageRoute = tenantRoute(
  deletePage,
  ownerWrites('content.delete'),
  async ({ tenant, params, now }) => {
    await lockUrlPaths(tenant);
    const page = await findPageSettings(tenant, params.pageId);
    if (page === null) return err('notFound');
    const website = await readWebsiteRow(tenant);
    const isDemo =
      page.collectionId !== null &&
      website?.settings.demoCollections.includes(page.collectionId) === true;
    if (page.isHomepage || isDemo) return err('actionNotAllowed');
    await markPageDeleted(tenant, params.pageId, now);
    await claimPagePaths(tenant, [params.pageId]);
    return { ok: true as const };
  },
);
