/** What other features may call. */
export { listMemberships } from './accounts.queries.ts';
export { createOneTimeToken, useOneTimeToken } from './one-time-tokens.queries.ts';
export { signInByLink } from './sign-in-link.ts';
