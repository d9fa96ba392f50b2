import {
  findFulfillmentError,
  fulfillmentStateOf,
  openLines,
  orderStateOf,
  trackingUrlOf,
} from '@sitewright/commerce/orders';
import {
  addOrderNote,
  changeOrderTags,
  changeTracking,
  createFulfillment,
  fulfillOrders,
  listOrders,
  readOrder,
  resendOrderMail,
  undoFulfillment,
  type OrderView,
} from '@sitewright/contracts/api';
import type { Carrier, LineQuantity, OrderDetails } from '@sitewright/contracts/entities';
import { err, isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { idOf } from './sample.ts';
import { pageOf, type FakeState } from './state.ts';

const at = '2026-11-20T12:00:00.000Z';

const views: Readonly<Record<OrderView, (order: OrderDetails) => boolean>> = {
  toFulfill: ({ state, paymentState, fulfillmentState }) =>
    state !== 'cancelled' && paymentState === 'paid' && fulfillmentState !== 'fulfilled',
  unpaid: ({ state, paymentState }) =>
    state !== 'cancelled' &&
    ['requiresPayment', 'awaitingPayment', 'authorized'].includes(paymentState),
  open: ({ state }) => state === 'pending',
  fulfilled: ({ state }) => state === 'fulfilled',
  cancelledOrRefunded: ({ state, refundState }) => state === 'cancelled' || refundState !== 'none',
};

const isFound = (order: OrderDetails, search = ''): boolean =>
  [`#${order.number}`, order.email, order.customerName, ...order.lines.map(({ sku }) => sku)].some(
    (text) => text.toLowerCase().includes(search.toLowerCase()),
  );

const withEvent = (order: OrderDetails, kind: string, text: string): OrderDetails => ({
  ...order,
  timeline: [...order.timeline, { at, kind, text }],
});

/** Adds to the fulfilled pieces of the lines and derives the states, as the server does. */
function withSent(order: OrderDetails, sent: readonly LineQuantity[], sign: 1 | -1): OrderDetails {
  const pieces = new Map(sent.map(({ lineId, quantity }) => [lineId, quantity * sign]));
  const lines = order.lines.map((line) => ({
    ...line,
    fulfilledQuantity: line.fulfilledQuantity + (pieces.get(line.id) ?? 0),
  }));
  const fulfillmentState = fulfillmentStateOf(lines);
  const state = orderStateOf({ isCanceled: order.state === 'cancelled', fulfillmentState });
  return { ...order, lines, fulfillmentState, state };
}

interface Tracking {
  readonly carrier: Carrier | null;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
}

const toTracking = ({ carrier, trackingNumber, trackingUrl }: Tracking) => ({
  carrier,
  trackingNumber,
  trackingUrl: carrier === null ? trackingUrl : trackingUrlOf(carrier, trackingNumber),
});

function fulfill(
  order: OrderDetails,
  lines: readonly LineQuantity[],
  tracking: Tracking,
  notifiesBuyer: boolean,
): OrderDetails | ErrorResult {
  const error = findFulfillmentError(order.lines, lines);
  if (error !== null) return err(error === 'tooMany' ? 'conflict' : 'actionNotAllowed');
  const id = idOf('sent', order.timeline.length + 1);
  const sent = { id, at, ...toTracking(tracking), lines: [...lines] };
  const changed = withEvent(withSent(order, lines, 1), 'fulfilled', 'You fulfilled items.');
  const mail = { id, at, kind: 'shipping', to: order.email, state: 'waiting' } as const;
  return {
    ...changed,
    fulfillments: [...order.fulfillments, sent],
    mails: notifiesBuyer ? [...order.mails, mail] : order.mails,
  };
}

/** The orders of the shop. */
export function orderHandlers(state: FakeState): HttpHandler[] {
  function change(
    orderId: string,
    apply: (order: OrderDetails) => OrderDetails | ErrorResult,
  ): OrderDetails | ErrorResult {
    const order = state.orders.find(({ id }) => id === orderId);
    if (order === undefined) return err('notFound');
    const changed = apply(order);
    if (!isErrorResult(changed))
      state.orders = state.orders.map((other) => (other === order ? changed : other));
    return changed;
  }
  return [
    answer(listOrders, ({ query: { view, search, ...page } }) =>
      pageOf(
        state.orders
          .filter((order) => view === undefined || views[view](order))
          .filter((order) => isFound(order, search)),
        page,
      ),
    ),
    answer(
      readOrder,
      ({ params }) => state.orders.find(({ id }) => id === params.orderId) ?? err('notFound'),
    ),
    answer(createFulfillment, ({ params, body }) =>
      change(params.orderId, (order) => fulfill(order, body.lines, body, body.notifiesBuyer)),
    ),
    answer(fulfillOrders, ({ body }) => {
      const none = { carrier: null, trackingNumber: '', trackingUrl: null };
      const fulfilled = body.orderIds.filter(
        (orderId) =>
          !isErrorResult(
            change(orderId, (order) =>
              fulfill(order, openLines(order.lines), none, body.notifiesBuyer),
            ),
          ),
      );
      const skipped = body.orderIds.filter((orderId) => !fulfilled.includes(orderId));
      return { fulfilled, skipped };
    }),
    answer(changeTracking, ({ params, body }) =>
      change(params.orderId, (order) => {
        const sent = order.fulfillments.find(({ id }) => id === params.fulfillmentId);
        if (sent?.isOnline === true) return err('actionNotAllowed');
        return {
          ...order,
          fulfillments: order.fulfillments.map((other) =>
            other === sent ? { ...sent, ...toTracking(body) } : other,
          ),
        };
      }),
    ),
    answer(undoFulfillment, ({ params }) =>
      change(params.orderId, (order) => {
        const sent = order.fulfillments.find(({ id }) => id === params.fulfillmentId);
        if (sent === undefined) return err('notFound');
        if (sent.isOnline === true) return err('actionNotAllowed');
        return {
          ...withEvent(withSent(order, sent.lines, -1), 'fulfillmentUndone', 'You undid it.'),
          fulfillments: order.fulfillments.filter((other) => other !== sent),
        };
      }),
    ),
    answer(addOrderNote, ({ params, body }) =>
      change(params.orderId, (order) => withEvent(order, 'note', body.text)),
    ),
    answer(changeOrderTags, ({ params, body }) =>
      change(params.orderId, (order) => ({ ...order, tags: body.tags })),
    ),
    answer(resendOrderMail, ({ params }) =>
      change(params.orderId, (order) => {
        const mail = order.mails.find(({ id }) => id === params.mailId);
        if (mail === undefined) return err('notFound');
        const again = { ...mail, id: idOf('again', order.mails.length), state: 'waiting' as const };
        return { ...order, mails: [...order.mails, again] };
      }),
    ),
  ];
}
