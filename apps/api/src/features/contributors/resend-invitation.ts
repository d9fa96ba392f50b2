import { resendInvitation } from '@sitewright/contracts/api';
import { findGrantError } from '@sitewright/contracts/codes';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { createToken } from '../../platform/security/token.ts';
import { readStanding } from '../../platform/sessions/standing.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { invitationAccess } from './invitation-access.ts';
import { enqueueInvitationMail } from './invitation-mail.ts';
import { lockInvitation, renewInvitation, toInvitation } from './invitations.queries.ts';

/**
 * Invalidates the previous link. Resending grants the roles, so it requires the same permissions as inviting (ROLE-14).
 */
export const resendInvitationRoute = openRoute(
  resendInvitation,
  invitationAccess,
  async ({ inTenant, websiteId, params: { invitationId }, actor, services, now }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    const { accountId: invitedBy, displayName: inviterName } = actor;
    const site = await findHostedSiteOf(services, websiteId, inTenant);
    if (site === null) return err('notFound');
    const token = createToken();
    const result = await inTenant(async (tenant) => {
      const { permissions } = await readStanding(tenant, invitedBy);
      const found = await lockInvitation(tenant, invitationId);
      if (found === null) return err('notFound');
      const rejected = findGrantError(permissions, found.roles);
      if (rejected !== null) return err(rejected);
      const change = { token, invitedBy, now };
      const invitation = await renewInvitation(tenant, invitationId, change);
      await enqueueInvitationMail({ tenant, site, services, invitation, inviterName, token, now });
      return invitation;
    });
    if (isErrorResult(result)) return result;
    services.wakeOutbox();
    return toInvitation(result, inviterName);
  },
);
