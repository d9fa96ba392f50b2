import { acceptInvitation } from '@sitewright/contracts/api';
import { findGrantError } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { readableEmail } from '../../platform/mail/readable-email.ts';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { hashToken } from '../../platform/security/token.ts';
import { readStanding } from '../../platform/sessions/standing.ts';
import { insertContributor } from './contributors.queries.ts';
import { takeInvitation } from './invitations.queries.ts';
import { findOpenedInvitation } from './opened-invitation.queries.ts';

/**
 * Makes the signed-in account a contributor, once. The link proves access to the invited mailbox, and the account must
 * have the same email address. The sender must still have the permissions that the invitation grants (ROLE-14).
 */
export const acceptInvitationRoute = platformRoute(
  acceptInvitation,
  { audience: 'account', origin: 'config', tenant: 'none', csrf: 'crumb', limit: 'write' },
  async ({ inLookup, inWebsite, params: { token }, actor, now }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    const found = await inLookup((db) => findOpenedInvitation(db, token, now));
    if (found === null) return err('invitationOver');
    const { websiteId, identifier, email } = found;
    if (email !== actor.email)
      return err('otherAccountInvited', { values: { invited: readableEmail(email) } });
    return inWebsite(websiteId, async (tenant) => {
      const invitation = await takeInvitation(tenant, hashToken(token), now);
      if (invitation === null) return err('invitationOver');
      const inviter = await readStanding(tenant, invitation.invitedBy);
      if (findGrantError(inviter.permissions, invitation.roles) !== null)
        return err('invitationOver');
      await insertContributor(tenant, actor.accountId, invitation.roles, now);
      return { websiteId, identifier };
    });
  },
);
