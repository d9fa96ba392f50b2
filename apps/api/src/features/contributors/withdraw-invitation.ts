import { withdrawInvitation } from '@sitewright/contracts/api';
import { grantRefusal } from '@sitewright/contracts/codes';
import { refuse } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { deleteInvitations, lockInvitation } from './invitations.queries.ts';

export const withdrawInvitationRoute = tenantRoute(
  withdrawInvitation,
  ownerWrites('contributors.write'),
  async ({ trx, websiteId, params: { invitationId }, standing }) => {
    const found = await lockInvitation(trx, websiteId, invitationId);
    if (found === null) return refuse('notFound');
    const refused = grantRefusal(standing.permissions, found.roles);
    if (refused !== null) return refuse(refused);
    await deleteInvitations(trx, websiteId, [invitationId]);
    return { ok: true as const };
  },
);
