import type { Route } from '../../platform/routing/define-route.ts';
import { acceptInvitationRoute } from './accept-invitation.ts';
import { changeContributorRoute } from './change-contributor.ts';
import { inviteContributorRoute } from './invite-contributor.ts';
import { leaveWebsiteRoute } from './leave-website.ts';
import { listContributorsRoute } from './list-contributors.ts';
import { listInvitationsRoute } from './list-invitations.ts';
import { readInvitationRoute } from './read-invitation.ts';
import { removeContributorRoute } from './remove-contributor.ts';
import { resendInvitationRoute } from './resend-invitation.ts';
import { transferWebsiteRoute } from './transfer-website.ts';
import { withdrawInvitationRoute } from './withdraw-invitation.ts';

/** Contributors of a website, and invitations. */
export const contributorRoutes: readonly Route[] = [
  listContributorsRoute,
  changeContributorRoute,
  removeContributorRoute,
  leaveWebsiteRoute,
  transferWebsiteRoute,
  listInvitationsRoute,
  inviteContributorRoute,
  resendInvitationRoute,
  withdrawInvitationRoute,
  readInvitationRoute,
  acceptInvitationRoute,
];
