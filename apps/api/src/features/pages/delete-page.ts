import { deletePage } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { readWebsiteRow } from '../site/public.ts';
import { claimPagePaths, lockUrlPaths } from '../url-paths/public.ts';
import { findPageSettings, markPageDeleted } from './pages.queries.ts';

/** The homepage stays (another page must become it first), and so does that of a demo collection (CONTENT-10). */
export const deletePageRoute = tenantRoute(
  deletePage,
  ownerWrites('content.delete'),
  async ({ trx, websiteId, params, now }) => {
    await lockUrlPaths(trx);
    const page = await findPageSettings(trx, params.pageId);
    if (page === null) return err('notFound');
    const website = await readWebsiteRow(trx, websiteId);
    const isDemo =
      page.collectionId !== null &&
      website?.settings.demoCollections.includes(page.collectionId) === true;
    if (page.isHomepage || isDemo) return err('actionNotAllowed');
    await markPageDeleted(trx, params.pageId, now);
    await claimPagePaths(trx, [params.pageId]);
    return { ok: true as const };
  },
);
