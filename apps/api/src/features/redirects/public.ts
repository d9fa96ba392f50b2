/** What other features may call. */
export { findMoved, leaveItemUrl, leavePagePaths } from './former-addresses.queries.ts';
