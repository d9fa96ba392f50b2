import { readInvitation } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { readableEmail } from '../../platform/mail/readable-email.ts';
import { platformRoute } from '../../platform/routing/define-route.ts';
import { findOpenedInvitation } from './opened-invitation.queries.ts';

/** Works before the invited person has an account. Reading an invitation grants nothing. */
export const readInvitationRoute = platformRoute(
  readInvitation,
  { audience: 'public', origin: 'config', tenant: 'none', csrf: 'none', limit: 'read' },
  async ({ inLookup, params, actor, now }) => {
    const found = await inLookup((db) => findOpenedInvitation(db, params.token, now));
    if (found === null) return err('invitationOver');
    return {
      email: readableEmail(found.email),
      roles: found.roles,
      invitedBy: found.inviterName,
      websiteTitle: found.websiteTitle,
      expiresAt: found.expiresAt.toISOString(),
      loggedInAs: actor.kind === 'account' ? readableEmail(actor.email) : null,
    };
  },
);
