import type { Route } from '../../platform/routing/define-route.ts';
import { confirmPasswordRoute } from './confirm-password.ts';
import { confirmSignUpRoute } from './confirm-sign-up.ts';
import { loginRoute } from './login.ts';
import { logoutRoute } from './logout.ts';
import { readAccountRoute } from './read-account.ts';
import { signUpRoute } from './sign-up.ts';

/** Owners' and collaborators' accounts. */
export const accountRoutes: readonly Route[] = [
  signUpRoute,
  confirmSignUpRoute,
  loginRoute,
  logoutRoute,
  readAccountRoute,
  confirmPasswordRoute,
];
