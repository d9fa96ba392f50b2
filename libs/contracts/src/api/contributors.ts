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
  summary: 'Who works on the website: the owner first, then by the day they joined.',
  params: websiteParams,
  query: pageQuery,
  response: paged(contributor),
});

export const changeContributor = defineEndpoint({
  method: 'PATCH',
  path: '/api/websites/:websiteId/contributors/:accountId',
  summary: 'Gives a contributor other roles; no right that the caller lacks is given.',
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
  summary: 'The account no longer works on the website. The owner cannot leave.',
  params: websiteParams,
  response: done,
});

export const transferWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/transfer',
  summary: 'Makes another contributor the owner; the former owner goes on as an ADMIN.',
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
  summary: 'Sends an invitation again with a new link; the former link ends.',
  params: invitationParams,
  response: invitation,
});

export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/invitations/:invitationId',
  summary: 'Takes an invitation back; its link ends.',
  params: invitationParams,
  response: done,
});

export const readInvitation = defineEndpoint({
  method: 'GET',
  path: '/api/invitations/:token',
  summary: 'What an invitation says, for whoever holds its link.',
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
  summary: 'Makes the account a contributor; it must have the address that was invited.',
  params: tokenParams,
  response: z.object({ websiteId: hexId, identifier: siteIdentifier }),
});
