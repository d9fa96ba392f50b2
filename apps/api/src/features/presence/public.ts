/** What other features may call. */
export { endPresence, readPresence, takeTicket } from './presence.ts';
export { presentAccount } from './present-account.ts';
export { visitAccess, visitSite } from './visit-site.ts';
