import { createFulfillment } from '@sitewright/contracts/api';
import { fulfillOrder } from './fulfill-order.ts';
import { orderCommand } from './owner-command.ts';

export const createFulfillmentRoute = orderCommand(
  createFulfillment,
  'orders.fulfil',
  (scope, { params, body }) => fulfillOrder(scope, params.orderId, body),
);
