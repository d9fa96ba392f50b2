import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('apps/api/src/features', 'api');
const unitBug = bugsIn('libs/commerce/src', 'unit');
const screenBug = bugsIn('apps/config/src/features/orders', 'browser');

const payments = 'checkout/settle/deliver-online.test.ts';
const fulfillments = 'orders/online-fulfillments.test.ts';
const queries = 'orders/online-fulfillments.queries.ts';

/** Gift cards and files, which are fulfilled when their order is paid. */
export const onlineDelivery: readonly Mutant[] = [
  bug('checkout/settle/deliver-online.ts', '...withGiftCards, ', '', payments),
  bug('checkout/settle/deliver-online.ts', ', ...withFiles', '', payments),
  bug(
    'orders/record-online-fulfillments.ts',
    'const lines = openLines(delivered);',
    'const lines = delivered.map(({ id, quantity }) => ({ lineId: id, quantity }));',
    payments,
  ),
  bug(
    'orders/record-online-fulfillments.ts',
    'await updateFulfillmentState(scope, orderId, order);',
    '',
    payments,
  ),
  bug('orders/record-online-fulfillments.ts', 'isOnline: true,', '', payments),
  bug(queries, " and orders.state <> 'cancelled'", '', fulfillments),
  bug(queries, 'download.line_id = line.line_id', 'true', payments),
  bug(queries, ".where('isOnline', '=', false)", '', fulfillments),
  bug(
    'orders/undo-fulfillment.ts',
    'if ((await isDeliveredOnline(tenant, orderId, fulfillmentId)) === true)',
    'if (orderId === fulfillmentId)',
    fulfillments,
  ),
  bug(
    'orders/change-tracking.ts',
    'if ((await isDeliveredOnline(tenant, orderId, fulfillmentId)) === true)',
    'if (orderId === fulfillmentId)',
    fulfillments,
  ),
  bug(
    'orders/undo-fulfillment.ts',
    'await recordOnlineFulfillments(scope, [orderId], fulfillmentId);',
    '',
    fulfillments,
  ),
  bug(
    'downloads/renew-order-downloads.ts',
    'await recordOnlineFulfillments(scope, [orderId], requestKey);',
    '',
    fulfillments,
  ),
  bug(
    'refunds/settle-refund.ts',
    'await recordOnlineFulfillments(scope, [orderId], refundId);',
    '',
    fulfillments,
  ),
  bug(
    'refunds/cancel-order.ts',
    ' && !(await hasShipment(tenant, orderId))',
    '',
    'refunds/cancel-order.test.ts',
  ),
  bug(
    'invoices/print-documents.ts',
    'slips.filter(({ lines }) => lines.length > 0)',
    'slips',
    'invoices/invoices.test.ts',
  ),
  bug(
    'reviews/review-requests.queries.ts',
    'products.product_type <> ${productType.GIFT_CARD} and ',
    '',
    'reviews/request-reviews.test.ts',
  ),
  unitBug('order/shipments.ts', 'if (open.length > 0) return open;', '', 'order/shipments.test.ts'),
  unitBug('order/shipments.ts', 'rest - part.quantity', 'rest', 'order/shipments.test.ts'),
  unitBug(
    '/apps/visitor/src/page-types/order/shipments.tsx',
    'shipmentsOf(order.fulfillments)',
    'order.fulfillments',
    '/apps/visitor/src/page-types/order/order-frame.unit.test.tsx',
  ),
  screenBug(
    'use-order-actions.ts',
    'shipmentsOf(order.fulfillments).length === 0',
    "order.fulfillmentState === 'unfulfilled'",
    'orders.browser.test.tsx',
  ),
  screenBug(
    'fulfillment-card.tsx',
    'mayChange && !isOnline && (',
    'mayChange && (',
    'orders.browser.test.tsx',
  ),
];
