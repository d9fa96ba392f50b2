import { restorePage } from '@sitewright/contracts/api';
import { refuse } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { bringPageBack, findDeletedAddress } from './deleted-pages.queries.ts';
import { freeUrlId } from './page-address.ts';
import { findPageSettings, isUrlTaken } from './pages.queries.ts';

/** The navigation's entries and a collection's items outlive their page: with it they lead somewhere again. */
export const restorePageRoute = tenantRoute(
  restorePage,
  ownerWrites('content.write'),
  async ({ trx, websiteId, params, now }) => {
    const { pageId } = params;
    await lockWebsite(trx, websiteId);
    const before = await findDeletedAddress(trx, websiteId, pageId);
    const isTaken = before !== undefined && (await isUrlTaken(trx, websiteId, before));
    if (before !== undefined) {
      const urlId = isTaken ? await freeUrlId(trx, websiteId, before) : before;
      await bringPageBack(trx, { websiteId, pageId, urlId, now });
    }
    const page = await findPageSettings(trx, websiteId, pageId);
    return page === null ? refuse('notFound') : { ...page, movedFrom: isTaken ? before : null };
  },
);
