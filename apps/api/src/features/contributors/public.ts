/** What other features may call. */
export { invitedEmail } from './opened-invitation.queries.ts';
