import type { Route } from '../../platform/routing/define-route.ts';
import { addOrderNoteRoute } from './add-order-note.ts';
import { changeOrderTagsRoute } from './change-order-tags.ts';
import { changeTrackingRoute } from './change-tracking.ts';
import { createFulfillmentRoute } from './create-fulfillment.ts';
import { fulfillOrdersRoute } from './fulfill-orders.ts';
import { listOrdersRoute } from './list-orders.ts';
import { readOrderRoute } from './read-order.ts';
import { resendOrderMailRoute } from './resend-order-mail.ts';
import { undoFulfillmentRoute } from './undo-fulfillment.ts';

/** Orders for the owner. */
export const orderRoutes: readonly Route[] = [
  listOrdersRoute,
  readOrderRoute,
  fulfillOrdersRoute,
  createFulfillmentRoute,
  changeTrackingRoute,
  undoFulfillmentRoute,
  addOrderNoteRoute,
  changeOrderTagsRoute,
  resendOrderMailRoute,
];
