import { cancelOrder, placeOrder } from '@sitewright/contracts/api';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, type testCard } from '../../testing/test-checkout.ts';
import {
  buy,
  fulfillPieces,
  readTestOrder,
  requestKey,
  type TestOrder,
} from '../../testing/test-orders.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { qtyInStock: 500, price: 2500 });
});
afterAll(() => shop.api.close());

const buyPieces = (quantity: number, card: keyof typeof testCard | 'invoice' = 'succeeds') =>
  buy(shop.api, shop.site, variantId, { quantity, card });
const cancel = (order: TestOrder, changes: object = {}) =>
  shop.site.owner.browser.post(`${order.path}/cancel`, {
    json: {
      requestKey: requestKey(),
      restocks: true,
      refund: 'provider',
      reason: '',
      notifiesBuyer: true,
      ...changes,
    },
  });
const kindsOf = async (order: TestOrder) => {
  const { timeline, mails } = await readTestOrder(shop.site, order);
  return {
    events: timeline.map(({ kind }) => kind),
    mails: mails.map(({ kind }) => kind),
  };
};

describe('a cancellation', () => {
  it('refunds a paid order, puts its pieces back and tells the buyer, however often it is sent', async () => {
    const before = await shop.stock(variantId);
    const order = await buyPieces(3);
    const same = { requestKey: requestKey() };
    const responses = await Promise.all([1, 2, 3].map(() => cancel(order, same)));
    for (const response of responses)
      expect(response.as(cancelOrder)).toMatchObject({ state: 'cancelled', paymentState: 'paid' });
    expect(await readTestOrder(shop.site, order)).toMatchObject({
      refundState: 'refunded',
      refunds: [{ state: 'succeeded', amountCents: 8400 }],
      payment: { refundableCents: 0 },
    });
    expect(await shop.stock(variantId)).toBe(before);
    expect(await kindsOf(order)).toEqual({
      events: ['placed', 'paid', 'canceled', 'refundStarted', 'refunded'],
      mails: ['confirmation', 'notice', 'cancellation'],
    });
    expect((await cancel(order)).status).toBe(409);
    expect((await fulfillPieces(shop.site, order)).status).toBe(409);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('without restock and refund changes neither stock nor money', async () => {
    const order = await buyPieces(2);
    const before = await shop.stock(variantId);
    const canceled = (await cancel(order, { restocks: false, refund: null })).as(cancelOrder);
    expect(canceled).toMatchObject({ state: 'cancelled', refundState: 'none', refunds: [] });
    expect(await shop.stock(variantId)).toBe(before);
    expect((await fulfillPieces(shop.site, order)).status).toBe(409);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('puts back nothing of a product that had unlimited stock when it was bought', async () => {
    const unlimited = await createTestVariant(shop.site, { unlimited: true, qtyInStock: 0 });
    const order = await buy(shop.api, shop.site, unlimited, { quantity: 2 });
    const inventory = `/api/websites/${shop.site.websiteId}/inventory/${unlimited}`;
    const json = { unlimited: false, continueSelling: false, lowStockAt: null };
    expect((await shop.site.owner.browser.call('PUT', inventory, { json })).status).toBe(200);
    expect((await cancel(order)).as(cancelOrder)).toMatchObject({ state: 'cancelled' });
    expect(await shop.stock(unlimited)).toBe(0);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('releases discounts, and puts back only pieces that were not put back before', async () => {
    const before = await shop.stock(variantId);
    const order = await buyPieces(3);
    const discountId = await createTestDiscount(shop.site, { code: 'ONCE' });
    await shop.site.inTenant((tenant) =>
      tenant
        .insertInto('discountUses')
        .values({ discountId, orderId: order.id, customer: 'jo@example.com', amountCents: 0 })
        .execute(),
    );
    const { lines } = await readTestOrder(shop.site, order);
    await shop.site.owner.browser.post(`${order.path}/refunds`, {
      json: {
        requestKey: requestKey(),
        lines: [{ lineId: lines[0]?.id, quantity: 1, restocks: true }],
        shippingCents: 0,
        otherCents: 0,
        expectedCents: 2500,
        method: 'provider',
        reason: '',
        notifiesBuyer: false,
      },
    });
    expect((await cancel(order)).status).toBe(200);
    expect(await shop.stock(variantId)).toBe(before);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('puts back the pieces of several lines with one variant, each once', async () => {
    const variants = [variantDraftOf({ price: 2500, salePrice: 2500, qtyInStock: 10 })];
    const formFields = [{ id: 'day', type: 'text' as const, title: 'Day' }];
    const product = { productType: 'service' as const, formFields, variants };
    const tourId = await createTestVariant(shop.site, {}, { title: 'Tour', product });
    const buyer = shop.site.visitor();
    for (const [day, quantity] of [
      ['Monday', 1],
      ['Tuesday', 2],
    ] as const)
      await buyer.post('/api/cart/entries', {
        json: { variantId: tourId, quantity, answers: { 'fields[day]': day } },
      });
    const unshipped = { shippingAddress: null, shippingOptionId: null };
    const { orderUrl } = (await checkout(buyer, unshipped)).as(placeOrder);
    const id = (await shop.orderAt(orderUrl))?.id ?? '';
    const path = `/api/websites/${shop.site.websiteId}/orders/${id}`;
    const order = { id, orderUrl, path, buyer };
    const { lines } = await readTestOrder(shop.site, order);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(await shop.stock(tourId)).toBe(7);
    const refunded = await shop.site.owner.browser.post(`${path}/refunds`, {
      json: {
        requestKey: requestKey(),
        lines: [{ lineId: lines[0]?.id, quantity: 1, restocks: true }],
        shippingCents: 0,
        otherCents: 0,
        expectedCents: 2500,
        method: 'provider',
        reason: '',
        notifiesBuyer: false,
      },
    });
    expect(refunded.status).toBe(200);
    expect(await shop.stock(tourId)).toBe(8);
    expect((await cancel(order)).status).toBe(200);
    expect(await shop.stock(tourId)).toBe(10);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('refunds exactly what earlier refunds have left', async () => {
    const order = await buyPieces(2);
    await shop.site.owner.browser.post(`${order.path}/refunds`, {
      json: {
        requestKey: requestKey(),
        lines: [],
        shippingCents: 0,
        otherCents: 777,
        expectedCents: 777,
        method: 'provider',
        reason: '',
        notifiesBuyer: false,
      },
    });
    const canceled = (await cancel(order)).as(cancelOrder);
    expect(canceled).toMatchObject({
      refundState: 'refunded',
      refunds: [{ amountCents: 777 }, { amountCents: 5123 }],
    });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('voids a payment that was agreed for later', async () => {
    const before = await shop.stock(variantId);
    const order = await buyPieces(2, 'invoice');
    const canceled = (await cancel(order)).as(cancelOrder);
    expect(canceled).toMatchObject({ state: 'cancelled', paymentState: 'voided', refunds: [] });
    expect(await shop.stock(variantId)).toBe(before);
    expect((await shop.site.owner.browser.post(`${order.path}/mark-paid`)).status).toBe(409);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('voids a payment that is still open, and releases its stock once', async () => {
    const before = await shop.stock(variantId);
    const order = await buyPieces(2, 'needsSecondStep');
    const same = { requestKey: requestKey() };
    const canceled = (await cancel(order, same)).as(cancelOrder);
    expect(canceled).toMatchObject({ state: 'cancelled', paymentState: 'failed' });
    expect((await cancel(order, same)).status).toBe(200);
    expect(await shop.stock(variantId)).toBe(before);
    expect((await kindsOf(order)).events).toEqual(['placed', 'failed', 'canceled']);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('of an order that was charged without a response refunds what was charged', async () => {
    const order = await buyPieces(1, 'respondsLate');
    const canceled = (await cancel(order)).as(cancelOrder);
    expect(canceled).toMatchObject({
      state: 'cancelled',
      paymentState: 'paid',
      refundState: 'refunded',
      refunds: [{ amountCents: 3400 }],
    });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('whose refund is pending stays canceled while the refund is completed later', async () => {
    const order = await buyPieces(1, 'refundRespondsLate');
    expect((await cancel(order)).as(cancelOrder)).toMatchObject({
      state: 'cancelled',
      refundState: 'none',
      refunds: [{ state: 'pending' }],
    });
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 60_000);
    await reconcileRefunds(shop.api.services);
    expect(await readTestOrder(shop.site, order)).toMatchObject({
      state: 'cancelled',
      refundState: 'refunded',
    });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('is not possible once pieces were sent, nor at once with sending them', async () => {
    const order = await buyPieces(2);
    await fulfillPieces(shop.site, order);
    expect((await cancel(order)).status).toBe(409);
    const raced = await buyPieces(1);
    const statuses = (await Promise.all([cancel(raced), fulfillPieces(shop.site, raced)])).map(
      ({ status }) => String(status),
    );
    expect(statuses.toSorted()).toEqual(['200', '409']);
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});
