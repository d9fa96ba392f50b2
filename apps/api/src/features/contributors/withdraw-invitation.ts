import { withdrawInvitation } from '@sitewright/contracts/api';
import { findGrantError } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { deleteInvitations, lockInvitation } from './invitations.queries.ts';

export const withdrawInvitationRoute = tenantRoute(
  withdrawInvitation,
  ownerWrites('contributors.write'),
  async ({ tenant, params: { invitationId }, standing }) => {
    const found = await lockInvitation(tenant, invitationId);
    if (found === null) return err('notFound');
    const rejected = findGrantError(standing.permissions, found.roles);
    if (rejected !== null) return err(rejected);
    await deleteInvitations(tenant, [invitationId]);
    return { ok: true as const };
  },
);
