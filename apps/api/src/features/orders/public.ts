/** What other features may call. */
export { findOrder, findOrders } from './find-orders.queries.ts';
export { orderPath, orderToken, orderTokenHash } from './order-token.ts';
export { insertOrderEvent, updateOrder } from './orders.queries.ts';
