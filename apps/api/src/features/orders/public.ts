/** What other features may call. */
export { confirmationType } from './confirmation-type.ts';
export { findOrder, findOrders } from './find-orders.queries.ts';
export { orderPath, orderToken, orderTokenHash } from './order-token.ts';
export { insertOrderEvent, updateOrder } from './orders.queries.ts';
