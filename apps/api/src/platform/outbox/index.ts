export type { Delivery } from './deliver-due.ts';
export { enqueueAccountMail } from './account-mail.queries.ts';
export { startOutbox } from './start-outbox.ts';
export { enqueueMail, type MailPayload, type NewMail } from './outbox.queries.ts';
export { renderMail } from './render-mail.ts';
