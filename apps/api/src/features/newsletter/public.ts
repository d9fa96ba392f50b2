/** What other features may call. */
export { maskedEmail } from './masked-email.ts';
export { findSubscriber, isMailingList, subscribe } from './subscribers.queries.ts';
export { readUnsubscribeToken, unsubscribePathOf } from './unsubscribe-link.ts';
export { welcomeMail } from './welcome-mail.ts';
