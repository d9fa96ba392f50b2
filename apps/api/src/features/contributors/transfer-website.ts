import { transferWebsite } from '@sitewright/contracts/api';
import { standingsAfterTransfer, findTransferError } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockContributors, updateContributorRoles } from './contributors.queries.ts';

/** ROLE-14. The second of two concurrent transfers finds that the caller no longer owns the website. */
export const transferWebsiteRoute = tenantRoute(
  transferWebsite,
  ownerWrites('site.transfer'),
  async ({ tenant, actor, body: { accountId } }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    const locked = await lockContributors(tenant, [actor.accountId, accountId]);
    const source = locked.get(actor.accountId) ?? { isOwner: false, roles: [] };
    const rejected = findTransferError(source, locked.get(accountId) ?? null);
    if (rejected !== null) return err(rejected);
    // In this order there is never a second owner.
    await updateContributorRoles(tenant, actor.accountId, standingsAfterTransfer.source);
    await updateContributorRoles(tenant, accountId, standingsAfterTransfer.target);
    return { ok: true as const };
  },
);
