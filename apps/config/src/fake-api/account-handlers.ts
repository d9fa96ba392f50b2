import {
  confirmPassword,
  confirmSignUp,
  login,
  logout,
  readAccount,
  signUp,
} from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { idOf } from './sample.ts';
import { isDone, type FakeState } from './state.ts';

/** The only valid password. */
export const fakePassword = 'open sesame';

/** The only valid confirmation token. */
export const fakeSignUpToken = 'token-of-the-link-in-the-mail';

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
    answer(readAccount, () => (state.isLoggedIn ? current() : err('loginRequired'))),
    answer(login, ({ body }) => {
      if (body.password !== fakePassword) return err('wrongCredentials');
      state.isLoggedIn = true;
      state.email = body.email;
      return current();
    }),
    answer(signUp, ({ body }) => {
      if (body.invitation === undefined) return { current: null, sentTo: state.mailDelivery };
      state.isLoggedIn = true;
      state.email = body.email;
      return { current: current(), sentTo: state.mailDelivery };
    }),
    answer(confirmSignUp, ({ body }) => {
      if (body.token !== fakeSignUpToken) return err('signUpOver');
      if (body.password !== fakePassword)
        return err('wrongCredentials', {
          errors: { password: 'This is not the password that you chose.' },
        });
      state.isLoggedIn = true;
      return current();
    }),
    answer(confirmPassword, ({ body }) => {
      if (body.password !== fakePassword)
        return err('wrongCredentials', { errors: { password: 'This is not your password.' } });
      state.isLoginFresh = true;
      return isDone;
    }),
    answer(logout, () => {
      state.isLoggedIn = false;
      return isDone;
    }),
  ];
}
