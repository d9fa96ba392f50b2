import * as z from 'zod';
import { carriers, lineQuantity, trackingNumber } from '../entities/fulfillment.ts';
import { orderDetails, orderStates, orderSummary, orderTag } from '../entities/order.ts';
import { cents, hexId } from '../entities/primitives.ts';
import { refundMethods } from '../entities/refund.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { pageQuery, paged, websiteParams } from './paging.ts';

const orderParams = websiteParams.extend({ orderId: hexId });
const fulfillmentParams = orderParams.extend({ fulfillmentId: hexId });

/** The caller creates it once per action: sent twice, the action is carried out once. */
const requestKey = z.string().regex(/^[a-zA-Z0-9-]{8,64}$/);

/**
 * The filters that the list of orders offers as tabs. `toFulfill`: paid, and something is still to be sent; `open`:
 * something is still to be sent or paid.
 */
export const orderViews = [
  'toFulfill',
  'unpaid',
  'open',
  'fulfilled',
  'cancelledOrRefunded',
] as const;
export type OrderView = (typeof orderViews)[number];

export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/orders',
  summary: 'Orders, newest first.',
  params: websiteParams,
  query: pageQuery.extend({
    state: z.enum(orderStates).optional(),
    view: z.enum(orderViews).optional(),
    /** Finds orders by number, by name or email address of the buyer, by SKU and by tag. */
    search: z.string().trim().max(200).optional(),
  }),
  response: paged(orderSummary),
});

export const readOrder = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/orders/:orderId',
  summary: 'An order with its lines, amounts, fulfillments, price breakdown, timeline and mails.',
  params: orderParams,
  response: orderDetails,
});

const tracking = z.strictObject({
  /** Null for another carrier, or none. */
  carrier: z.enum(carriers).nullable(),
  trackingNumber,
  /** The page about the parcel, for a carrier that is not in the list. */
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .default(null),
});

export const createFulfillment = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/orders/:orderId/fulfillments',
  summary: 'Records that pieces of an order were sent, and mails the buyer once.',
  params: orderParams,
  body: tracking.extend({
    requestKey,
    lines: z.array(lineQuantity).min(1).max(200),
    notifiesBuyer: z.boolean(),
  }),
  response: orderDetails,
});

/** It sends no mail; the shipping mail can be sent again with the new number. */
export const changeTracking = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/orders/:orderId/fulfillments/:fulfillmentId',
  summary: 'Changes the carrier and the tracking number of a fulfillment.',
  params: fulfillmentParams,
  body: tracking,
  response: orderDetails,
});

export const undoFulfillment = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/orders/:orderId/fulfillments/:fulfillmentId',
  summary: 'Takes a fulfillment back: its pieces are still to be sent.',
  params: fulfillmentParams,
  response: orderDetails,
});

export const fulfillOrders = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/orders/fulfillments',
  summary: 'Fulfills everything that is open in several orders, and mails each buyer once.',
  params: websiteParams,
  body: z.strictObject({
    orderIds: z.array(hexId).min(1).max(100),
    notifiesBuyer: z.boolean(),
  }),
  response: z.object({
    fulfilled: z.array(hexId),
    /** Orders that are canceled, not paid, or already fulfilled. */
    skipped: z.array(hexId),
  }),
});

export const addOrderNote = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/orders/:orderId/notes',
  summary: 'Adds a note to the timeline of an order. Its buyer does not see it.',
  params: orderParams,
  body: z.strictObject({ requestKey, text: z.string().trim().min(1).max(2000) }),
  response: orderDetails,
});

export const changeOrderTags = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/orders/:orderId/tags',
  summary: 'Sets the tags of an order.',
  params: orderParams,
  body: z.strictObject({ tags: z.array(orderTag).max(30) }),
  response: orderDetails,
});

export const resendOrderMail = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/orders/:orderId/mails/:mailId/resend',
  summary: 'Sends a mail about an order again, to the same address, with the order as it is now.',
  params: orderParams.extend({ mailId: hexId }),
  body: z.strictObject({ requestKey }),
  response: orderDetails,
});

/** Why, for the timeline. The buyer does not see it. */
const reason = z.string().trim().max(500);

export const refundOrder = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/orders/:orderId/refunds',
  summary:
    'Returns money for pieces of an order, for its shipping, or any amount up to what was paid.',
  params: orderParams,
  body: z.strictObject({
    requestKey,
    lines: z
      .array(
        lineQuantity.extend({
          /** Whether the pieces are put back into stock. */
          restocks: z.boolean(),
        }),
      )
      .max(200),
    shippingCents: cents,
    /** An amount that is not for a line. */
    otherCents: cents,
    /** The amount that the screen showed; another one is rejected. */
    expectedCents: cents,
    method: z.enum(refundMethods),
    reason,
    notifiesBuyer: z.boolean(),
  }),
  response: orderDetails,
});

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/orders/:orderId/cancel',
  summary: 'Cancels an order that was not shipped: voids or refunds its payment.',
  params: orderParams,
  body: z.strictObject({
    requestKey,
    restocks: z.boolean(),
    /** How a paid order is refunded; null to refund nothing. */
    refund: z.enum(refundMethods).nullable(),
    reason,
    notifiesBuyer: z.boolean(),
  }),
  response: orderDetails,
});

export const markOrderPaid = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/orders/:orderId/mark-paid',
  summary: 'Records that the money for an order arrived outside of the shop.',
  params: orderParams,
  response: orderDetails,
});

export const captureOrder = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/orders/:orderId/capture',
  summary: 'Captures an authorized payment, or a part of it; the rest is released.',
  params: orderParams,
  body: z.strictObject({ requestKey, amountCents: cents.min(1) }),
  response: orderDetails,
});
