import * as z from 'zod';
import { emailAddress, line } from '../entities/primitives.ts';
import { loginPayload } from '../entities/site-user.ts';
import { account, membership } from '../entities/website.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { done } from './paging.ts';

export const currentAccount = z.object({ account, memberships: z.array(membership) });

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/SignUp',
  summary:
    'Requests an owner account and mails a link. Only the owner of the address learns whether it has an account.',
  body: z.strictObject({
    email: emailAddress,
    password: z.string().min(8).max(256),
    displayName: line(120).min(1),
    /**
     * The token of an invitation to this email address: it proves access to the mailbox, so the account needs no
     * confirmation.
     */
    invitation: z.string().min(20).max(100).optional(),
  }),
  response: z.object({
    /** The logged-in account; null if a confirmation mail was sent. */
    current: currentAccount.nullable(),
    /** Where the mail went: to a mail server, or into the log of a server without one. */
    sentTo: z.enum(['mail', 'log']),
  }),
});

export const confirmSignUp = defineEndpoint({
  method: 'POST',
  path: '/api/auth/ConfirmSignUp',
  summary:
    'Creates the account of a mailed link, given the password of the request, and logs it in.',
  body: z.strictObject({
    token: z.string().max(100),
    password: z.string().min(1).max(256),
  }),
  response: currentAccount,
});

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/Login',
  summary: 'Opens a session for an owner or collaborator.',
  body: loginPayload,
  response: currentAccount,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/Logout',
  summary: 'Ends the session on the server.',
  response: done,
});

export const readAccount = defineEndpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'The logged-in account and its memberships.',
  response: currentAccount,
});

export const confirmPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/ConfirmPassword',
  summary: 'Confirms the password, so that the login counts as recent for ten minutes.',
  body: z.strictObject({ password: z.string().min(1).max(256) }),
  response: done,
});
