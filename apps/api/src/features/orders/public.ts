/** What other features may call. */
export { confirmationType } from './confirmation-type.ts';
export {
  downloadPath,
  downloadsPath,
  readDownloadsToken,
  readDownloadToken,
  type SignedLink,
} from './downloads-token.ts';
export { formatAmount } from './format-amount.ts';
export { enqueueBuyerMail } from './enqueue-buyer-mail.ts';
export { findOrder, findOrders } from './find-orders.queries.ts';
export { findOrderDetails } from './find-order-details.ts';
export { isPlacedOrder, listOrdersOfCustomer } from './customer-orders.queries.ts';
export { orderPath, orderToken, orderTokenHash } from './order-token.ts';
export { hasEventOf, insertOrderEvent, lockOrder, updateOrder } from './orders.queries.ts';
export { orderCommand, withOrderScope, type OrderScope } from './owner-command.ts';
export { hasShipment } from './online-fulfillments.queries.ts';
export { recordOnlineFulfillments } from './record-online-fulfillments.ts';
export { updateFulfillmentState } from './update-fulfillment-state.ts';
