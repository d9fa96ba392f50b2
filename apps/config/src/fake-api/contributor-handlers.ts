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
  /** Applies a change if the login is recent. */
  const whenFresh = <Answer>(change: () => Answer): Answer | ErrorResult =>
    state.isLoginFresh ? change() : err('freshLoginRequired');
  const opened = (token: string) =>
    token === fakeInvitationToken ? state.invitations[0] : undefined;

  return [
    answer(listContributors, ({ query }) => pageOf(state.contributors, query)),
    answer(changeContributor, ({ params, body }) =>
      whenFresh(() => {
        state.contributors = state.contributors.map((one) =>
          one.id === params.accountId ? { ...one, roles: body.roles } : one,
        );
        return isDone;
      }),
    ),
    answer(removeContributor, ({ params }) =>
      whenFresh(() => {
        state.contributors = state.contributors.filter(({ id }) => id !== params.accountId);
        return isDone;
      }),
    ),
    answer(leaveWebsite, ({ params }) => {
      state.websites = state.websites.filter(({ id }) => id !== params.websiteId);
      return isDone;
    }),
    answer(transferWebsite, ({ body }) =>
      whenFresh(() => {
        const { source, target } = standingsAfterTransfer;
        state.contributors = state.contributors.map((one) => {
          if (one.id === body.accountId) return { ...one, isOwner: true, roles: [...target.roles] };
          return one.isOwner ? { ...one, isOwner: false, roles: [...source.roles] } : one;
        });
        state.membership = { ...state.membership, isOwner: false, roles: [...source.roles] };
        return isDone;
      }),
    ),
    answer(listInvitations, ({ query }) => pageOf(state.invitations, query)),
    answer(inviteContributor, ({ body }) =>
      whenFresh(() => {
        if (state.invitations.some(({ email }) => email === body.email))
          return err('alreadyExists', {
            errors: { email: 'This person has been invited already.' },
          });
        const id = idOf('invitation', state.invitations.length + 1);
        const made = { ...sampleInvitation, ...body, id };
        state.invitations = [...state.invitations, made];
        return made;
      }),
    ),
    answer(resendInvitation, ({ params }) =>
      whenFresh(() => {
        const found = state.invitations.find(({ id }) => id === params.invitationId);
        if (found === undefined) return err('notFound');
        const sent = { ...found, expiresAt: '2026-12-31T09:00:00.000Z' };
        state.invitations = state.invitations.map((one) => (one === found ? sent : one));
        return sent;
      }),
    ),
    answer(withdrawInvitation, ({ params }) =>
      whenFresh(() => {
        state.invitations = state.invitations.filter(({ id }) => id !== params.invitationId);
        return isDone;
      }),
    ),
    answer(readInvitation, ({ params }) => {
      const found = opened(params.token);
      if (found === undefined) return err('invitationOver');
      const { email, roles, invitedBy, expiresAt } = found;
      const loggedInAs = state.isLoggedIn ? state.email : null;
      const { title: websiteTitle } = sampleWebsite;
      return { email, roles, invitedBy, expiresAt, websiteTitle, loggedInAs };
    }),
    answer(acceptInvitation, ({ params }) => {
      const found = opened(params.token);
      if (found === undefined) return err('invitationOver');
      state.invitations = state.invitations.filter((one) => one !== found);
      return { websiteId: sampleWebsite.id, identifier: sampleWebsite.identifier };
    }),
  ];
}
