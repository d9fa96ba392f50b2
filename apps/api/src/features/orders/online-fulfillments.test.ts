import { cancelOrder, renewOrderDownloads } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RefundOutcome } from '../../platform/payments/index.ts';
import { createTestGiftCard, createTestVariant } from '../../testing/create-test-product.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { openBookShop, type BookShop } from '../../testing/open-book-shop.ts';
import {
  buy,
  fulfillPieces,
  readTestOrder,
  requestKey,
  type TestOrder,
} from '../../testing/test-orders.ts';
import { checkoutQueuesOf } from '../checkout/queues/checkout-queues.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { settleRefund } from '../refunds/settle-refund.ts';

let shop: BookShop;
let posterId: string;
let cardId: string;
beforeAll(async () => {
  shop = await openBookShop();
  posterId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 100 });
  cardId = (await createTestGiftCard(shop.site)).variants[0]?.id ?? '';
});
afterAll(() => shop.api.close());

const nothingToShip = { shippingAddress: null, shippingOptionId: null } as const;
const owner = () => shop.site.owner.browser;
const read = (order: TestOrder) => readTestOrder(shop.site, order);
const holds = async () => expect(await shop.violatedInvariants()).toEqual([]);
/** A poster, a book as a file and a gift card. */
const buyMixed = (changes: Parameters<typeof buy>[3] = {}) =>
  buy(shop.api, shop.site, posterId, { others: [shop.variantIds[0] ?? '', cardId], ...changes });
/** Buys a digital product without files, which it can get later. */
async function buyCourse(changes: Parameters<typeof buy>[3]) {
  const product = { productType: 'digital' as const, variants: [variantDraftOf()] };
  const variantId = await createTestVariant(shop.site, {}, { title: 'Course', product });
  const order = await buy(shop.api, shop.site, variantId, { ...nothingToShip, ...changes });
  const [line] = (await read(order)).lines;
  const path = `/api/websites/${shop.site.websiteId}/items/${line?.itemId}/files`;
  const file = { name: 'course.pdf', content: shop.content };
  return { order, upload: () => owner().post(path, { file }) };
}
/** A request that renews the links of an order; the same each time it is sent. */
function renewalOf(order: TestOrder) {
  const json = { requestKey: requestKey(), notifiesBuyer: false };
  return () => owner().post(`${order.path}/downloads/renew`, { json });
}
const giftCardsOf = (order: TestOrder) =>
  shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('giftCards')
      .where('orderId', '=', order.id)
      .select(['balanceCents', 'isActive'])
      .execute(),
  );
const cancel = (order: TestOrder, changes: object = {}) =>
  owner().post(`${order.path}/cancel`, {
    json: {
      requestKey: requestKey(),
      restocks: true,
      refund: 'provider',
      reason: '',
      notifiesBuyer: false,
      ...changes,
    },
  });
const refundLine = (order: TestOrder, lineId: string, expectedCents: number) =>
  owner().post(`${order.path}/refunds`, {
    json: {
      requestKey: requestKey(),
      lines: [{ lineId, quantity: 1, restocks: false }],
      shippingCents: 0,
      otherCents: 0,
      expectedCents,
      method: 'provider',
      reason: '',
      notifiesBuyer: false,
    },
  });
async function hostedSite() {
  const { websiteId, inTenant } = shop.site;
  const site = await findHostedSiteOf(shop.api.services, websiteId, inTenant);
  if (site === null) throw new Error('The site is hosted.');
  return site;
}
async function settle(refundId: string, outcome: RefundOutcome): Promise<void> {
  const site = await hostedSite();
  const { services, clock } = shop.api;
  await shop.site.inTenant((tenant) =>
    settleRefund({ tenant, site, services, now: clock.now }, refundId, outcome),
  );
}
const undo = async (order: TestOrder, index: number) => {
  const { fulfillments } = await read(order);
  return owner().call('DELETE', `${order.path}/fulfillments/${fulfillments[index]?.id}`);
};
const fulfillmentsOf = async (order: TestOrder) =>
  (await read(order)).fulfillments.map(({ isOnline = false, lines }) => [
    isOnline,
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
  ]);

describe('an online fulfillment', () => {
  it('is neither undone nor tracked', async () => {
    const order = await shop.buyBook();
    const [sent] = (await read(order)).fulfillments;
    const path = `${order.path}/fulfillments/${sent?.id}`;
    const json = { carrier: null, trackingNumber: 'X1', trackingUrl: null };
    for (const response of [
      await owner().call('DELETE', path),
      await owner().call('PUT', path, { json }),
    ])
      expect([response.status, response.body['code']]).toEqual([409, 'actionNotAllowed']);
    expect(await read(order)).toMatchObject({ state: 'fulfilled', fulfillments: [sent] });
    await holds();
  });

  it('replaces the fulfillment of an owner from before the product had files, once it is undone', async () => {
    const { order, upload } = await buyCourse({ card: 'invoice' });
    expect((await fulfillPieces(shop.site, order)).status).toBe(200);
    await upload();
    await owner().post(`${order.path}/mark-paid`);
    expect(await fulfillmentsOf(order)).toEqual([[false, 1]]);
    expect((await undo(order, 0)).status).toBe(200);
    expect(await fulfillmentsOf(order)).toEqual([[true, 1]]);
    await holds();
  });

  it('is recorded for the files that a product gets after the payment, without refunded pieces', async () => {
    const { order, upload } = await buyCourse({ quantity: 3 });
    const [line] = (await read(order)).lines;
    expect((await refundLine(order, line?.id ?? '', 2500)).status).toBe(200);
    expect(await fulfillmentsOf(order)).toEqual([]);
    await upload();
    const renew = renewalOf(order);
    for (const response of await Promise.all([renew(), renew()]))
      expect(response.as(renewOrderDownloads).downloads).toHaveLength(1);
    expect(await fulfillmentsOf(order)).toEqual([[true, 2]]);
    expect(await read(order)).toMatchObject({ state: 'fulfilled' });
    await holds();
  });
});

describe('an order that was delivered online', () => {
  it('can be canceled while nothing was shipped: files and gift cards end, and stock returns', async () => {
    const before = await shop.stock(posterId);
    const order = await buyMixed();
    expect(await read(order)).toMatchObject({ fulfillmentState: 'partlyFulfilled' });
    const done = (await cancel(order)).as(cancelOrder);
    expect(done).toMatchObject({ state: 'cancelled', refundState: 'refunded' });
    expect(await shop.stock(posterId)).toBe(before);
    expect(await shop.linksOf(order)).toMatchObject([{ state: 'revoked' }]);
    expect(await giftCardsOf(order)).toEqual([{ balanceCents: 0, isActive: false }]);
    await holds();
  });

  it('can be canceled also when everything in it was delivered, and returns limited stock', async () => {
    const bookId = shop.variantIds[0] ?? '';
    const before = await shop.stock(bookId);
    const order = await shop.buyBook();
    expect(await read(order)).toMatchObject({ state: 'fulfilled' });
    expect((await cancel(order)).as(cancelOrder)).toMatchObject({ state: 'cancelled' });
    expect(await shop.stock(bookId)).toBe(before);
    expect(await shop.linksOf(order)).toMatchObject([{ state: 'revoked' }]);
    await holds();
  });

  it('cannot be canceled once its poster was shipped, but again after that was undone', async () => {
    const order = await buyMixed();
    expect((await fulfillPieces(shop.site, order)).status).toBe(200);
    expect((await cancel(order)).status).toBe(409);
    expect((await undo(order, 1)).status).toBe(200);
    const raced = await Promise.all([cancel(order), fulfillPieces(shop.site, order)]);
    expect(raced.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    await holds();
  });

  it('whose cancellation is not refunded, because the refund fails, stays delivered', async () => {
    const order = await buyMixed({ card: 'refundFails' });
    expect((await cancel(order)).as(cancelOrder)).toMatchObject({
      state: 'cancelled',
      fulfillmentState: 'partlyFulfilled',
      refunds: [{ state: 'failed' }],
    });
    expect(await fulfillmentsOf(order)).toEqual([[true, 2]]);
    await holds();
  });

  it('is refunded as before: the file is revoked, the gift card is inactive', async () => {
    const order = await buyMixed();
    const { lines } = await read(order);
    expect((await refundLine(order, lines[1]?.id ?? '', 1000)).status).toBe(200);
    expect((await refundLine(order, lines[2]?.id ?? '', 5000)).status).toBe(200);
    expect(await shop.linksOf(order)).toMatchObject([{ state: 'revoked' }]);
    expect(await giftCardsOf(order)).toEqual([{ balanceCents: 0, isActive: false }]);
    expect(await fulfillmentsOf(order)).toEqual([[true, 2]]);
    expect(await read(order)).toMatchObject({ fulfillmentState: 'partlyFulfilled' });
    await holds();
  });
});

describe('a refund before the payment arrives', () => {
  it('is rejected, and the payment delivers everything', async () => {
    const order = await buyMixed({ card: 'invoice' });
    const { lines } = await read(order);
    expect((await refundLine(order, lines[1]?.id ?? '', 1000)).status).toBe(409);
    expect(await fulfillmentsOf(order)).toEqual([]);
    await owner().post(`${order.path}/mark-paid`);
    expect(await fulfillmentsOf(order)).toEqual([[true, 2]]);
    await holds();
  });

  it('by a cancellation leaves nothing to deliver: the money is returned', async () => {
    const order = await buyMixed({ card: 'needsSecondStep' });
    expect((await cancel(order)).as(cancelOrder)).toMatchObject({ state: 'cancelled' });
    const { services } = shop.api;
    const { websiteId, inTenant } = shop.site;
    const site = await hostedSite();
    const { attemptId } = await inTenant((tenant) =>
      tenant
        .selectFrom('paymentAttempts')
        .where('orderId', '=', order.id)
        .select('attemptId')
        .executeTakeFirstOrThrow(),
    );
    const outcome = { state: 'captured', reference: attemptId } as const;
    const { settlements } = checkoutQueuesOf(services);
    expect(await settlements.submit(websiteId, { site, attemptId, outcome })).toBe('canceled');
    expect(await fulfillmentsOf(order)).toEqual([]);
    expect(await giftCardsOf(order)).toEqual([]);
    expect(await shop.linksOf(order)).toEqual([]);
  });
});

// The last test: it fails refunds that the test card has made, which the invariants report.
it.each([
  ['is delivered when a refund fails and its product has files meanwhile', false, [[true, 1]]],
  ['is not delivered any more once it is canceled', true, []],
])('an order %s', async (_, isCanceled, expected) => {
  const { order, upload } = await buyCourse({ card: 'refundRespondsLate' });
  const [line] = (await read(order)).lines;
  expect((await refundLine(order, line?.id ?? '', 2500)).status).toBe(200);
  await upload();
  expect((await renewalOf(order)()).status).toBe(200);
  expect(await fulfillmentsOf(order)).toEqual([]);
  if (isCanceled) expect((await cancel(order, { refund: null })).status).toBe(200);
  const [refund] = (await read(order)).refunds;
  await settle(refund?.id ?? '', { state: 'failed', reason: 'closed' });
  expect(await fulfillmentsOf(order)).toEqual(expected);
});
