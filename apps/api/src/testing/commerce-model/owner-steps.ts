import { randomBytes } from 'node:crypto';
import { readOrder } from '@sitewright/contracts/api';
import { paymentMethods, type OrderDetails } from '@sitewright/contracts/entities';
import { productDraftOf } from '../item-draft.ts';
import type { TestResponse } from '../test-client.ts';
import { callServer, itemAt } from './model-call.ts';
import type { ModelShop, AskedRefund } from './model-shop.ts';
import type { StepOf } from './steps.ts';

interface OwnerStep {
  readonly server: number;
  readonly order: number;
}

const pathOf = (shop: ModelShop) => `/api/websites/${shop.site.websiteId}`;

const send = (
  shop: ModelShop,
  { server }: { readonly server: number },
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  json?: object,
): Promise<TestResponse | null> =>
  callServer(shop, server, () =>
    shop.owner[server]!.call(method, `${pathOf(shop)}${path}`, json === undefined ? {} : { json }),
  );

/** The order that the owner has opened; null if there is none, or the server does not answer. */
async function open(shop: ModelShop, step: OwnerStep): Promise<OrderDetails | null> {
  const orderId = itemAt(shop.orderIds, step.order);
  if (orderId === undefined) return null;
  const url = `${pathOf(shop)}/orders/${orderId}`;
  const response = await callServer(shop, step.server, () => shop.owner[step.server]!.get(url));
  return response?.status === 200 ? response.as(readOrder) : null;
}

/** What further pieces of a line are worth, rounded so that all its pieces add up. */
function worthOf(line: OrderDetails['lines'][number], quantity: number): number {
  const upTo = line.refundedQuantity + quantity;
  const whole = Math.floor(line.totalCents / line.quantity);
  const more = Math.min(upTo, line.totalCents % line.quantity);
  return Math.max(0, whole * upTo + more - line.refundedCents);
}

export async function refund(shop: ModelShop, step: StepOf<'refund'>): Promise<void> {
  const order = await open(shop, step);
  if (order === null) return;
  const line = step.line === null ? undefined : itemAt(order.lines, step.line);
  const quantity = Math.min(step.quantity, line?.quantity ?? 1);
  const lines = line === undefined ? [] : [{ lineId: line.id, quantity, restocks: step.restocks }];
  const lineTotals = order.lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const shippingCents = step.shipping
    ? order.grandTotalCents - lineTotals - order.payment.refundedShippingCents
    : 0;
  const lineCents = line === undefined ? 0 : worthOf(line, quantity);
  const requestKey = `refund-${shop.round}-${step.key}`;
  const restocked = lines.filter(({ restocks }) => restocks);
  const request: AskedRefund = { orderId: order.id, requestKey, restocked, isRejected: false };
  shop.refunds.push(request);
  const response = await send(shop, step, 'POST', `/orders/${order.id}/refunds`, {
    requestKey,
    lines,
    shippingCents,
    otherCents: step.otherCents,
    // The screen shows no more than what is left.
    expectedCents: Math.min(
      lineCents + shippingCents + step.otherCents,
      step.otherCents > 0 ? Number.MAX_SAFE_INTEGER : order.payment.refundableCents,
    ),
    method: step.method,
    reason: '',
    notifiesBuyer: true,
  });
  request.isRejected = response !== null && response.status >= 400 && response.status < 500;
}

export async function cancel(shop: ModelShop, step: StepOf<'cancel'>): Promise<void> {
  const orderId = itemAt(shop.orderIds, step.order);
  if (orderId === undefined) return;
  if (step.restocks) shop.restockingCancels.add(orderId);
  await send(shop, step, 'POST', `/orders/${orderId}/cancel`, {
    requestKey: `cancel-${shop.round}-${step.key}`,
    restocks: step.restocks,
    refund: step.refund,
    reason: '',
    notifiesBuyer: true,
  });
}

export async function capture(shop: ModelShop, step: StepOf<'capture'>): Promise<void> {
  const order = await open(shop, step);
  const authorization = order?.payment.authorization ?? null;
  if (order === null || authorization === null) return;
  const amountCents = Math.ceil((authorization.amountCents * step.percent) / 100);
  shop.captures.push({ orderId: order.id, amountCents });
  await send(shop, step, 'POST', `/orders/${order.id}/capture`, {
    requestKey: `capture-${shop.round}-${step.key}`,
    amountCents,
  });
}

export async function chooseCapture(shop: ModelShop, step: StepOf<'captureMode'>): Promise<void> {
  const { capture: mode } = step;
  await send(shop, step, 'PUT', '/payments', { offered: paymentMethods, capture: mode });
}

export async function fulfill(shop: ModelShop, step: StepOf<'fulfill'>): Promise<void> {
  const order = await open(shop, step);
  const line = itemAt(order?.lines ?? [], step.line);
  if (order === null || line === undefined) return;
  await send(shop, step, 'POST', `/orders/${order.id}/fulfillments`, {
    requestKey: `fulfill-${shop.round}-${step.key}`,
    lines: [{ lineId: line.id, quantity: Math.min(step.quantity, line.quantity) }],
    carrier: null,
    trackingNumber: '',
    notifiesBuyer: true,
  });
}

export async function undoFulfillment(shop: ModelShop, step: StepOf<'undo'>): Promise<void> {
  const order = await open(shop, step);
  const fulfillment = itemAt(order?.fulfillments ?? [], step.fulfillment);
  if (order === null || fulfillment === undefined) return;
  await send(shop, step, 'DELETE', `/orders/${order.id}/fulfillments/${fulfillment.id}`);
}

export async function markPaid(shop: ModelShop, step: StepOf<'markPaid'>): Promise<void> {
  const orderId = itemAt(shop.orderIds, step.order);
  if (orderId !== undefined) await send(shop, step, 'POST', `/orders/${orderId}/mark-paid`);
}

export async function adjustStock(shop: ModelShop, step: StepOf<'adjust'>): Promise<void> {
  const product = shop.products[step.product]!;
  const response = await send(shop, step, 'POST', `/inventory/${product.variantId}/adjustments`, {
    adjustmentId: randomBytes(12).toString('hex'),
    change: step.change,
    reason: 'count',
    note: '',
  });
  if (response === null) product.uncertain.push(step.change);
  else if (response.status === 200) product.stock += step.change;
}

export async function changePrice(shop: ModelShop, step: StepOf<'reprice'>): Promise<void> {
  const { itemId, variantId, prices } = shop.products[step.product]!;
  prices.add(step.cents);
  const stock = { qtyBefore: 0, qtyInStock: 0 };
  const variant = { id: variantId, price: step.cents, salePrice: step.cents, ...stock };
  await send(shop, step, 'PUT', `/items/${itemId}`, productDraftOf([variant]));
}
