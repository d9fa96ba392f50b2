import { leaveWebsite } from '@sitewright/contracts/api';
import { findLeaveError } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { deleteContributor, lockContributors } from './contributors.queries.ts';
import { revokeInvitationsBeyond } from './invitations.queries.ts';

/** Contributors can leave a website with any role, except its owner. The session continues. */
export const leaveWebsiteRoute = platformRoute(
  leaveWebsite,
  { audience: 'account', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'write' },
  async ({ inWebsite, params: { websiteId }, actor }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    const { accountId } = actor;
    await inWebsite(websiteId, async (tenant) => {
      const contributor = (await lockContributors(tenant, [accountId])).get(accountId);
      if (contributor === undefined) return err('notFound');
      const rejected = findLeaveError(contributor);
      if (rejected !== null) return err(rejected);
      await deleteContributor(tenant, accountId);
      await revokeInvitationsBeyond(tenant, accountId, new Set());
      return null;
    });
    return { ok: true as const };
  },
);
