import {
  acceptInvitation,
  changeContributor,
  inviteContributor,
  leaveWebsite,
  listContributors,
  listInvitations,
  readInvitation,
  removeContributor,
  resendInvitation,
  transferWebsite,
  withdrawInvitation,
} from '@sitewright/contracts/api';
import { standingsAfterTransfer } from '@sitewright/contracts/codes';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { idOf, sampleInvitation, sampleWebsite } from './sample.ts';
import { isDone, pageOf, type FakeState } from './state.ts';

/** The token of the first invitation's link. */
export const fakeInvitationToken = 'the-token-of-the-first-invitation';

export function contributorHandlers(state: FakeState): HttpHandler[] {
  /** Applies a change, or returns an error if the login is not recent. */
  const requireFreshLogin = <Result>(change: () => Result): Result | ErrorResult =>
    state.isLoginFresh ? change() : err('freshLoginRequired');
  const findInvitation = (token: string) =>
    token === fakeInvitationToken ? state.invitations[0] : undefined;

  return [
    answer(listContributors, ({ query }) => pageOf(state.contributors, query)),
    answer(changeContributor, ({ params, body }) =>
      requireFreshLogin(() => {
        state.contributors = state.contributors.map((contributor) =>
          contributor.id === params.accountId ? { ...contributor, roles: body.roles } : contributor,
        );
        return isDone;
      }),
    ),
    answer(removeContributor, ({ params }) =>
      requireFreshLogin(() => {
        state.contributors = state.contributors.filter(({ id }) => id !== params.accountId);
        return isDone;
      }),
    ),
    answer(leaveWebsite, ({ params }) => {
      state.websites = state.websites.filter(({ id }) => id !== params.websiteId);
      return isDone;
    }),
    answer(transferWebsite, ({ body }) =>
      requireFreshLogin(() => {
        const { source, target } = standingsAfterTransfer;
        state.contributors = state.contributors.map((contributor) => {
          if (contributor.id === body.accountId)
            return { ...contributor, isOwner: true, roles: [...target.roles] };
          return contributor.isOwner
            ? { ...contributor, isOwner: false, roles: [...source.roles] }
            : contributor;
        });
        state.membership = { ...state.membership, isOwner: false, roles: [...source.roles] };
        return isDone;
      }),
    ),
    answer(listInvitations, ({ query }) => pageOf(state.invitations, query)),
    answer(inviteContributor, ({ body }) =>
      requireFreshLogin(() => {
        if (state.invitations.some(({ email }) => email === body.email))
          return err('alreadyExists', {
            errors: { email: 'This person has been invited already.' },
          });
        const id = idOf('invitation', state.invitations.length + 1);
        const created = { ...sampleInvitation, ...body, id };
        state.invitations = [...state.invitations, created];
        return created;
      }),
    ),
    answer(resendInvitation, ({ params }) =>
      requireFreshLogin(() => {
        const invitation = state.invitations.find(({ id }) => id === params.invitationId);
        if (invitation === undefined) return err('notFound');
        const resent = { ...invitation, expiresAt: '2026-12-31T09:00:00.000Z' };
        state.invitations = state.invitations.map((other) =>
          other === invitation ? resent : other,
        );
        return resent;
      }),
    ),
    answer(withdrawInvitation, ({ params }) =>
      requireFreshLogin(() => {
        state.invitations = state.invitations.filter(({ id }) => id !== params.invitationId);
        return isDone;
      }),
    ),
    answer(readInvitation, ({ params }) => {
      const invitation = findInvitation(params.token);
      if (invitation === undefined) return err('invitationOver');
      const { email, roles, invitedBy, expiresAt } = invitation;
      const loggedInAs = state.isLoggedIn ? state.email : null;
      const { title: websiteTitle } = sampleWebsite;
      return { email, roles, invitedBy, expiresAt, websiteTitle, loggedInAs };
    }),
    answer(acceptInvitation, ({ params }) => {
      const invitation = findInvitation(params.token);
      if (invitation === undefined) return err('invitationOver');
      state.invitations = state.invitations.filter((other) => other !== invitation);
      return { websiteId: sampleWebsite.id, identifier: sampleWebsite.identifier };
    }),
  ];
}
