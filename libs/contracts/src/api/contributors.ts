import * as z from 'zod';
import { contributor, grantedRoles, invitation } from '../entities/contributor.ts';
import { emailAddress, hexId, instant, siteIdentifier } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { done, pageQuery, paged, websiteParams } from './paging.ts';

const contributorParams = websiteParams.extend({ accountId: hexId });
const invitationParams = websiteParams.extend({ invitationId: hexId });
/** The token of the link in the mail. */
const tokenParams = z.object({ token: z.string().min(20).max(100) });

export const listContributors = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/contributors',
  summary: 'The contributors of a website: the owner first, then by the day they joined.',
  params: websiteParams,
  query: pageQuery,
  response: paged(contributor),
});

export const changeContributor = defineEndpoint({
  method: 'PATCH',
  path: '/api/websites/:websiteId/contributors/:accountId',
  summary: 'Changes a contributor’s roles; callers cannot grant rights that they lack.',
  params: contributorParams,
  body: z.strictObject({ roles: grantedRoles }),
  response: done,
});

export const removeContributor = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/contributors/:accountId',
  summary: 'Removes a contributor and ends that person’s sessions. The owner cannot be removed.',
  params: contributorParams,
  response: done,
});

export const leaveWebsite = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/memberships/:websiteId',
  summary: 'Ends the account’s membership of a website. The owner cannot leave.',
  params: websiteParams,
  response: done,
});

export const transferWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/transfer',
  summary: 'Makes another contributor the owner; the previous owner becomes an ADMIN.',
  params: websiteParams,
  body: z.strictObject({ accountId: hexId }),
  response: done,
});

export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/invitations',
  summary: 'Invitations that were not accepted yet, newest first.',
  params: websiteParams,
  query: pageQuery,
  response: paged(invitation),
});

export const inviteContributor = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/invitations',
  summary: 'Sends an invitation by mail; one may be open per address and website.',
  params: websiteParams,
  body: z.strictObject({ email: emailAddress, roles: grantedRoles }),
  response: invitation,
});

export const resendInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/invitations/:invitationId/resend',
  summary: 'Sends an invitation again with a new link; the previous link becomes invalid.',
  params: invitationParams,
  response: invitation,
});

export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/invitations/:invitationId',
  summary: 'Withdraws an invitation; its link becomes invalid.',
  params: invitationParams,
  response: done,
});

export const readInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'The content of an invitation, for a person who has its link.',
  params: tokenParams,
  response: invitation.pick({ email: true, roles: true, invitedBy: true }).extend({
    websiteTitle: z.string(),
    expiresAt: instant,
    /** The email address of the logged-in account; null without one. */
    loggedInAs: z.string().nullable(),
  }),
});

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitations/:token/accept',
  summary: 'Makes the account a contributor; its email address must be the invited one.',
  params: tokenParams,
  response: z.object({ websiteId: hexId, identifier: siteIdentifier }),
});
