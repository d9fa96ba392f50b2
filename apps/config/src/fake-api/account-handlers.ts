import { confirmPassword, login, logout, readAccount, signUp } from '@sitewright/contracts/api';
import { refuse } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { idOf } from './sample.ts';
import { isDone, type FakeState } from './state.ts';

/** The only password that logs in. */
export const fakePassword = 'open sesame';

export function accountHandlers(state: FakeState): HttpHandler[] {
  const current = () => ({
    account: { id: idOf('account', 1), email: state.email, displayName: 'Olive Owner' },
    memberships: state.websites.map(({ id }) => ({
      websiteId: id,
      isOwner: true,
      roles: [],
      permissions: [],
    })),
  });
  return [
    answer(readAccount, () => (state.isLoggedIn ? current() : refuse('loginRequired'))),
    answer(login, ({ body }) => {
      if (body.password !== fakePassword) return refuse('wrongCredentials');
      state.isLoggedIn = true;
      state.email = body.email;
      return current();
    }),
    answer(signUp, ({ body }) => {
      if (body.email === 'owner@example.com') {
        return refuse('alreadyExists', { errors: { email: 'This already exists.' } });
      }
      state.isLoggedIn = true;
      state.email = body.email;
      return current();
    }),
    answer(confirmPassword, ({ body }) => {
      if (body.password !== fakePassword)
        return refuse('wrongCredentials', { errors: { password: 'This is not your password.' } });
      state.isLoginFresh = true;
      return isDone;
    }),
    answer(logout, () => {
      state.isLoggedIn = false;
      return isDone;
    }),
  ];
}
