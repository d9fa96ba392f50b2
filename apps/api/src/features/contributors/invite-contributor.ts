import { emailKey } from '@sitewright/contracts/addresses';
import { inviteContributor } from '@sitewright/contracts/api';
import { findGrantError } from '@sitewright/contracts/codes';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { withLookup } from '../../platform/database/index.ts';
import { openRoute } from '../../platform/routing/define-route.ts';
import { createToken } from '../../platform/security/token.ts';
import { readStanding } from '../../platform/sessions/standing.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { isContributorsEmail } from './contributors.queries.ts';
import { invitationAccess } from './invitation-access.ts';
import { enqueueInvitationMail } from './invitation-mail.ts';
import { countInvitations, insertInvitation, toInvitation } from './invitations.queries.ts';

/** The maximum number of pending invitations of one website. */
const maxInvitations = 100;

const emailError = (message: string) => err('alreadyExists', { errors: { email: message } });

/** ROLE-14: an invitation grants nothing that its sender lacks. */
export const inviteContributorRoute = openRoute(
  inviteContributor,
  invitationAccess,
  async ({ inTenant, websiteId, body, actor, services, now }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    const { accountId: invitedBy, displayName: inviterName } = actor;
    const email = emailKey(body.email);
    const site = await findHostedSiteOf(services, websiteId, inTenant);
    if (site === null) return err('notFound');
    const isContributor = await withLookup(
      services.database,
      (db) => isContributorsEmail(db, websiteId, email),
      'read',
    );
    if (isContributor) return emailError('This person works on the website already.');
    const token = createToken();
    const invitationId = services.createId();
    const result = await inTenant(async (tenant) => {
      const { permissions } = await readStanding(tenant, invitedBy);
      const rejected = findGrantError(permissions, body.roles);
      if (rejected !== null) return err(rejected);
      if ((await countInvitations(tenant)) >= maxInvitations) return err('limitReached');
      const { roles } = body;
      const invitation = await insertInvitation(tenant, {
        invitationId,
        email,
        roles,
        token,
        invitedBy,
        now,
      });
      if (invitation === null) return emailError('This person has been invited already.');
      await enqueueInvitationMail({ tenant, site, services, invitation, inviterName, token, now });
      return invitation;
    });
    if (isErrorResult(result)) return result;
    services.wakeOutbox();
    return toInvitation(result, inviterName);
  },
);
