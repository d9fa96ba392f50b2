import { removeContributor } from '@sitewright/contracts/api';
import { findChangeError } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { withLookup } from '../../platform/database/index.ts';
import { openRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { endSessionsOf } from '../../platform/sessions/owner-session.ts';
import { readStanding } from '../../platform/sessions/standing.ts';
import { deleteContributor, lockContributors } from './contributors.queries.ts';
import { revokeInvitationsBeyond } from './invitations.queries.ts';

/** ROLE-14. Deleting the row revokes the permissions; the sessions are ended too, so that open screens close. */
export const removeContributorRoute = openRoute(
  removeContributor,
  ownerWrites('contributors.write'),
  async ({ inTenant, params: { accountId }, actor, services }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    await inTenant(async (tenant) => {
      const { permissions } = await readStanding(tenant, actor.accountId);
      const target = (await lockContributors(tenant, [accountId])).get(accountId);
      if (target === undefined) return err('notFound');
      const rejected = findChangeError(permissions, target);
      if (rejected !== null) return err(rejected);
      await deleteContributor(tenant, accountId);
      await revokeInvitationsBeyond(tenant, accountId, new Set());
      return null;
    });
    if (accountId !== actor.accountId)
      await withLookup(services.database, (db) => endSessionsOf(db, accountId));
    return { ok: true as const };
  },
);
