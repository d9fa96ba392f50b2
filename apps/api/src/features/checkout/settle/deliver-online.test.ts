import { fulfillOrders, listOrders } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../platform/database/test-database.ts';
import {
  createTestGiftCard,
  createTestVariant,
  setStoreSettings,
} from '../../../testing/create-test-product.ts';
import { logIn } from '../../../testing/create-test-site.ts';
import { variantDraftOf } from '../../../testing/item-draft.ts';
import { openBookShop, type BookShop } from '../../../testing/open-book-shop.ts';
import { testStore } from '../../../testing/test-checkout.ts';
import {
  buy,
  fulfillPieces,
  readTestOrder,
  requestKey,
  type TestOrder,
} from '../../../testing/test-orders.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';

const nothingToShip = { shippingAddress: null, shippingOptionId: null } as const;

describe.each(testEngines())('a paid order on %s', (engine) => {
  let shop: BookShop;
  let posterId: string;
  let cardId: string;
  beforeAll(async () => {
    shop = await openBookShop({ engine });
    posterId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 100 });
    cardId = (await createTestGiftCard(shop.site)).variants[0]?.id ?? '';
  });
  afterAll(() => shop.api.close());
  beforeEach(async () => {
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 3_600_000);
    await logIn(shop.api, shop.site.owner);
  });

  const owner = () => shop.site.owner.browser;
  const read = (order: TestOrder) => readTestOrder(shop.site, order);
  const deliveriesOf = async (order: TestOrder) =>
    (await read(order)).timeline
      .filter(({ kind }) => kind === 'deliveredOnline')
      .map(({ text }) => text);
  const toFulfill = async () =>
    (await owner().get(`/api/websites/${shop.site.websiteId}/orders?view=toFulfill`))
      .as(listOrders)
      .rows.map(({ id }) => id);
  const holds = async () => expect(await shop.violatedInvariants()).toEqual([]);
  const buyCards = (quantity: number, card: 'succeeds' | 'invoice' = 'succeeds') =>
    buy(shop.api, shop.site, cardId, { quantity, card, ...nothingToShip });

  it('of a download is fulfilled, with an event and without a shipping mail', async () => {
    const order = await shop.buyBook();
    const { lines, fulfillments, mails, ...states } = await read(order);
    expect(states).toMatchObject({ state: 'fulfilled', fulfillmentState: 'fulfilled' });
    expect(fulfillments).toMatchObject([
      { isOnline: true, carrier: null, lines: [{ lineId: lines[0]?.id, quantity: 1 }] },
    ]);
    expect(states.timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'deliveredOnline']);
    expect(await deliveriesOf(order)).toEqual(['Delivered online: 1 item.']);
    expect(mails.map(({ kind }) => kind)).not.toContain('shipping');
    expect(await toFulfill()).not.toContain(order.id);
    await holds();
  });

  it('of gift cards is fulfilled', async () => {
    const order = await buyCards(2);
    expect(await read(order)).toMatchObject({ state: 'fulfilled', fulfillments: [{}] });
    expect(await deliveriesOf(order)).toEqual(['Delivered online: 2 items.']);
    await holds();
  });

  it('of a poster and a download is fulfilled in part, and then by its owner', async () => {
    const bookId = shop.variantIds[0] ?? '';
    const order = await buy(shop.api, shop.site, posterId, { others: [bookId, cardId] });
    const { lines, ...states } = await read(order);
    expect(states).toMatchObject({ state: 'pending', fulfillmentState: 'partlyFulfilled' });
    expect(lines.map(({ fulfilledQuantity }) => fulfilledQuantity)).toEqual([0, 1, 1]);
    expect(await deliveriesOf(order)).toEqual(['Delivered online: 2 items.']);
    expect(await toFulfill()).toContain(order.id);
    expect((await fulfillPieces(shop.site, order)).status).toBe(200);
    expect(await read(order)).toMatchObject({ state: 'fulfilled', fulfillments: [{}, {}] });
    expect(await toFulfill()).not.toContain(order.id);
    await holds();
  });

  it('is delivered once when its payment is reported twice and at once', async () => {
    const order = await shop.buyBook({ card: 'respondsLate', others: [cardId] });
    expect(await read(order)).toMatchObject({ state: 'pending', fulfillments: [] });
    for (let run = 0; run < 3; run += 1) {
      shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 120_000);
      await Promise.all([
        reconcilePaymentsJob(shop.api.services),
        reconcilePaymentsJob(shop.api.services),
        order.buyer.get(`/checkout/return?order=${order.orderUrl.replace('/order/', '')}`),
      ]);
    }
    expect(await read(order)).toMatchObject({ state: 'fulfilled', fulfillments: [{}] });
    expect(await deliveriesOf(order)).toEqual(['Delivered online: 2 items.']);
    await holds();
  });

  it('is delivered once it is marked as paid, however often', async () => {
    const order = await buyCards(1, 'invoice');
    expect(await read(order)).toMatchObject({ state: 'pending', fulfillments: [] });
    await Promise.all([1, 2].map(() => owner().post(`${order.path}/mark-paid`)));
    await owner().post(`${order.path}/mark-paid`);
    expect(await read(order)).toMatchObject({ state: 'fulfilled', fulfillments: [{}] });
    expect(await deliveriesOf(order)).toEqual(['Delivered online: 1 item.']);
    await holds();
  });

  it('is not fulfilled by hand before: neither alone nor with other orders', async () => {
    const others = [shop.variantIds[0] ?? '', cardId];
    const mixed = await buy(shop.api, shop.site, posterId, { others, card: 'invoice' });
    const online = await shop.buyBook({ card: 'invoice' });
    for (const { id } of (await read(mixed)).lines.slice(1)) {
      const lines = [{ lineId: id, quantity: 1 }];
      expect((await fulfillPieces(shop.site, mixed, { lines })).status).toBe(409);
    }
    const path = `/api/websites/${shop.site.websiteId}/orders/fulfillments`;
    const json = { orderIds: [mixed.id, online.id], notifiesBuyer: true };
    const { fulfilled, skipped } = (await owner().post(path, { json })).as(fulfillOrders);
    expect({ fulfilled, skipped }).toEqual({ fulfilled: [mixed.id], skipped: [online.id] });
    const { lines, fulfillments } = await read(mixed);
    expect(lines.map((line) => [line.fulfilledQuantity, line.isDeliveredWhenPaid])).toEqual([
      [1, undefined],
      [0, true],
      [0, true],
    ]);
    expect(fulfillments).toMatchObject([{ lines: [{ lineId: lines[0]?.id }] }]);
    expect((await read(online)).mails.map(({ kind }) => kind)).not.toContain('shipping');
    for (const order of [mixed, online]) await owner().post(`${order.path}/mark-paid`);
    expect(await read(mixed)).toMatchObject({ state: 'fulfilled', fulfillments: [{}, {}] });
    expect(await read(online)).toMatchObject({ state: 'fulfilled', fulfillments: [{}] });
    await holds();
  });

  it('is delivered when its payment is captured later, not when it is authorized', async () => {
    await setStoreSettings(shop.site, { ...testStore, capture: 'manual' });
    const order = await shop.buyBook({ others: [cardId] });
    await setStoreSettings(shop.site, testStore);
    expect(await read(order)).toMatchObject({ paymentState: 'authorized', fulfillments: [] });
    const json = { requestKey: requestKey(), amountCents: 6000 };
    await Promise.all([1, 2].map(() => owner().post(`${order.path}/capture`, { json })));
    expect(await read(order)).toMatchObject({ state: 'fulfilled', fulfillments: [{}] });
    expect(await deliveriesOf(order)).toEqual(['Delivered online: 2 items.']);
    await holds();
  });

  it('leaves a digital product without files and a service to its owner', async () => {
    const create = (productType: 'digital' | 'service') =>
      createTestVariant(shop.site, {}, { product: { productType, variants: [variantDraftOf()] } });
    const digitalId = await create('digital');
    const others = [await create('service')];
    const order = await buy(shop.api, shop.site, digitalId, { others, ...nothingToShip });
    expect(await read(order)).toMatchObject({
      state: 'pending',
      fulfillmentState: 'unfulfilled',
      fulfillments: [],
    });
    expect(await deliveriesOf(order)).toEqual([]);
    expect(await toFulfill()).toContain(order.id);
  });

  it('delivers only the pieces that its owner has not fulfilled before the payment', async () => {
    const product = { productType: 'digital' as const, variants: [variantDraftOf()] };
    const courseId = await createTestVariant(shop.site, {}, { product });
    const changes = { quantity: 3, card: 'invoice', ...nothingToShip } as const;
    const order = await buy(shop.api, shop.site, courseId, changes);
    expect((await fulfillPieces(shop.site, order, { quantity: 2 })).status).toBe(200);
    const { itemId } = (await read(order)).lines[0]!;
    const files = `/api/websites/${shop.site.websiteId}/items/${itemId}/files`;
    await owner().post(files, { file: { name: 'course.pdf', content: shop.content } });
    await owner().post(`${order.path}/mark-paid`);
    expect(await read(order)).toMatchObject({
      state: 'fulfilled',
      fulfillments: [{ lines: [{ quantity: 2 }] }, { isOnline: true, lines: [{ quantity: 1 }] }],
    });
    expect(await deliveriesOf(order)).toEqual(['Delivered online: 1 item.']);
    await holds();
  });
});
