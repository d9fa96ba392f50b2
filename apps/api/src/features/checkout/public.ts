/** What other features may call. */
export { requestOutcome } from './pay/request-outcome.ts';
export {
  findAttempt,
  findNewestAttempt,
  markRefundRequested,
  updateAttempt,
  type PaymentAttempt,
} from './payment-attempts.queries.ts';
export { checkoutQueuesOf } from './queues/checkout-queues.ts';
export { listHeldStock, returnStock } from './settle/cancel-orders.queries.ts';
export { deliverOnline } from './settle/deliver-online.ts';
export { mailReceipts } from './settle/mail-receipts.ts';
export { voidPayment } from './settle/void-payment.ts';
export { readOwnerEmails } from './settle/create-order-mails.ts';
export { nextCheckAt, nextProcessingCheckAt } from './settle/settlement.ts';
