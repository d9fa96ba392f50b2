/** What other features may call. */
export { readPresence, takeTicket } from './presence.ts';
export { visitAccess, visitSite } from './visit-site.ts';
