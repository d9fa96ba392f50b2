import { leaveWebsite } from '@sitewright/contracts/api';
import { findLeaveError } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { deleteContributor, lockContributors } from './contributors.queries.ts';
import { endInvitationsBeyond } from './invitations.queries.ts';

/** Every contributor can leave a website, with any role. The session continues. */
export const leaveWebsiteRoute = platformRoute(
  leaveWebsite,
  { audience: 'account', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'write' },
  async ({ inWebsite, params: { websiteId }, actor }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    const { accountId } = actor;
    await inWebsite(websiteId, async (tenant) => {
      const own = (await lockContributors(tenant, [accountId])).get(accountId);
      if (own === undefined) return err('notFound');
      const rejected = findLeaveError(own);
      if (rejected !== null) return err(rejected);
      await deleteContributor(tenant, accountId);
      await endInvitationsBeyond(tenant, accountId, new Set());
      return null;
    });
    return { ok: true as const };
  },
);
