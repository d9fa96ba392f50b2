import { leaveWebsite } from '@sitewright/contracts/api';
import { leaveRefusal } from '@sitewright/contracts/codes';
import { refuse } from '@sitewright/contracts/errors';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { deleteContributor, lockContributors } from './contributors.queries.ts';
import { endInvitationsBeyond } from './invitations.queries.ts';

/** Whoever works on a website may leave it, whatever the roles; the session goes on. */
export const leaveWebsiteRoute = platformRoute(
  leaveWebsite,
  { audience: 'account', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'write' },
  async ({ inWebsite, params: { websiteId }, actor }) => {
    if (actor.kind !== 'account') return refuse('loginRequired');
    const { accountId } = actor;
    await inWebsite(websiteId, async (trx) => {
      const own = (await lockContributors(trx, websiteId, [accountId])).get(accountId);
      if (own === undefined) return refuse('notFound');
      const refused = leaveRefusal(own);
      if (refused !== null) return refuse(refused);
      await deleteContributor(trx, websiteId, accountId);
      await endInvitationsBeyond(trx, websiteId, accountId, new Set());
      return null;
    });
    return { ok: true as const };
  },
);
