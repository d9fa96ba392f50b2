import { placeOrder, readCart } from '@sitewright/contracts/api';
import type { Order } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyInvariants } from '../../platform/invariants/index.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import {
  checkout,
  checkoutBodyOf,
  testAddress,
  testCard,
  testStore,
  visitorWithCart,
} from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { hashToken } from '../../platform/security/token.ts';
import { findOrder } from '../orders/orders.queries.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  await setStoreSettings(site, testStore);
});
afterAll(async () => {
  const report = await verifyInvariants(api.database);
  await api.close();
  expect(report.invariants.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
});

let variantId: string;
let visitor: TestClient;
beforeEach(async () => {
  variantId = await createTestVariant(site, { price: 2000, qtyInStock: 5 });
  visitor = await visitorWithCart(site, variantId, 2);
});

const stock = async (id = variantId): Promise<number> =>
  (
    await site.inTenant((trx) =>
      trx
        .selectFrom('variants')
        .where('variant_id', '=', id)
        .select('qty_in_stock')
        .executeTakeFirstOrThrow(),
    )
  ).qty_in_stock;

const orderAt = async (orderUrl: string): Promise<Order | null> =>
  site.inTenant((trx) =>
    findOrder(trx, site.websiteId, { tokenHash: hashToken(orderUrl.replace('/order/', '')) }),
  );

const ordersOf = (email: string) =>
  site.inTenant((trx) => trx.selectFrom('orders').where('email', '=', email).selectAll().execute());

const mailsAbout = (orderId: string) =>
  site.inTenant((trx) =>
    trx
      .selectFrom('outbox')
      .where('cause', 'like', `order.%.${orderId}%`)
      .orderBy('cause')
      .select(['cause', 'payload'])
      .execute(),
  );

const cartOf = async (client: TestClient) => (await client.get('/api/cart')).as(readCart).cart;

describe('a checkout', () => {
  it('makes an order with its lines, amounts, stock and mail, and charges it', async () => {
    const placed = (await checkout(visitor)).as(placeOrder);
    expect(placed).toEqual({
      orderUrl: expect.stringMatching(/^\/order\/[\w-]{43}$/),
      nextStepUrl: null,
    });
    const order = await orderAt(placed.orderUrl);
    expect(order).toMatchObject({
      number: expect.any(Number),
      email: 'ada@example.com',
      customerName: 'Ada Lovelace',
      state: 'pending',
      paymentState: 'paid',
      shippingName: 'Post',
      subtotalCents: 4000,
      shippingCostCents: 900,
      grandTotalCents: 4900,
      totalQuantity: 2,
      lines: [{ variantId, quantity: 2, unitPriceCents: 2000, totalCents: 4000 }],
      timeline: [{ kind: 'placed' }, { kind: 'paid' }],
    });
    expect(order?.trace).toMatchObject([
      { rule: 'lines', amountCents: 4000 },
      { rule: 'shipping', amountCents: 900, detail: 'Post' },
    ]);
    expect(await stock()).toBe(3);
    const mails = await mailsAbout(order?.id ?? '');
    expect(mails.map(({ payload }) => (payload as { to: string }).to)).toEqual([
      'ada@example.com',
      expect.stringMatching(/^account-\d+@example.com$/),
    ]);
    expect(await cartOf(visitor)).toMatchObject({ isPurchased: true, orderId: order?.id });
  });

  it('gives each order of a website the next number', async () => {
    const first = await orderAt((await checkout(visitor)).as(placeOrder).orderUrl);
    const other = await visitorWithCart(site, variantId);
    const second = await orderAt((await checkout(other)).as(placeOrder).orderUrl);
    expect(second?.number).toBe((first?.number ?? 0) + 1);
  });

  it('sent twice gives one order and one address, also at the same time (CHECKOUT-02)', async () => {
    const body = checkoutBodyOf({ email: 'twice@example.com' });
    await visitor.post('/api/checkout', { json: {} });
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => visitor.post('/api/checkout', { json: body })),
    );
    const later = await visitor.post('/api/checkout', { json: body });
    const urls = [...answers, later].map((answer) => answer.as(placeOrder).orderUrl);
    expect(new Set(urls).size).toBe(1);
    expect(await ordersOf('twice@example.com')).toHaveLength(1);
    expect(await stock()).toBe(3);
  });

  it('of a cart that became an order is that order, whatever key it comes with (CHECKOUT-02)', async () => {
    const email = 'again@example.com';
    const first = (await checkout(visitor, { email })).as(placeOrder);
    const again = (await checkout(visitor, { email })).as(placeOrder);
    expect(again.orderUrl).toBe(first.orderUrl);
    const other = await checkout(visitor, { email: 'other@example.com' });
    expect(other.body).toMatchObject({ code: 'cartPurchased' });
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it('with the key of another checkout is refused', async () => {
    const body = checkoutBodyOf();
    await visitor.post('/api/checkout', { json: body });
    const changed = { ...body, email: 'else@example.com' };
    const answer = await visitor.post('/api/checkout', { json: changed });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'idempotencyConflict' }]);
    const thief = await visitorWithCart(site, variantId);
    expect((await thief.post('/api/checkout', { json: body })).status).toBe(409);
  });

  it('without a cart or with an empty one has nothing to order', async () => {
    expect((await checkout(site.visitor())).body).toMatchObject({ code: 'emptyCart' });
    const entryId = (await cartOf(visitor))?.entries[0]?.id;
    await visitor.call('DELETE', `/api/cart/entries/${entryId}`);
    expect((await checkout(visitor)).body).toMatchObject({ code: 'emptyCart' });
  });

  it('ignores every amount that is sent with it (CART-14)', async () => {
    const forged = { ...checkoutBodyOf(), grandTotalCents: 1, subtotalCents: 1, currency: 'JPY' };
    const placed = (await visitor.post('/api/checkout', { json: forged })).as(placeOrder);
    expect(await orderAt(placed.orderUrl)).toMatchObject({
      currency: 'USD',
      grandTotalCents: 4900,
    });
  });

  it.each([
    ['no address where something is sent', { shippingAddress: null }, 'shippingAddress.line1'],
    [
      'a Zip of four digits',
      { shippingAddress: { ...testAddress, zip: '1220' } },
      'shippingAddress.zip',
    ],
    ['no way of shipping', { shippingOptionId: null }, 'shippingOptionId'],
    [
      'a way of shipping that does not go there',
      { shippingOptionId: 'courier' },
      'shippingOptionId',
    ],
    ['no e-mail address', { email: 'ada' }, 'email'],
    ['no name', { shippingAddress: { ...testAddress, lastName: '' } }, 'shippingAddress.lastName'],
  ] as const)('with %s is refused with the field at fault (API-02)', async (_, changes, field) => {
    const answer = await checkout(visitor, changes);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: { [field]: expect.any(String) } });
    expect(await stock()).toBe(5);
  });

  it('below the minimum makes no order and says what it is (CHECKOUT-12)', async () => {
    const dear = await createTestSite(api, 'dear');
    await setStoreSettings(dear, { ...testStore, checkoutMinimumCents: 4001 });
    const cheap = await createTestVariant(dear, { price: 2000 });
    const buyer = await visitorWithCart(dear, cheap, 2);
    const answer = await checkout(buyer);
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { error: 'your order subtotal must be $40.01 or more' },
    ]);
    await setStoreSettings(dear, { ...testStore, checkoutMinimumCents: 4000 });
    expect((await checkout(buyer)).status).toBe(200);
  });

  it('comes from the site itself, with its crumb', async () => {
    const headers = { 'x-csrf-token': 'forged' };
    const forged = await visitor.post('/api/checkout', { json: checkoutBodyOf(), headers });
    expect(forged.body).toMatchObject({ crumbFail: true });
    expect(await stock()).toBe(5);
  });
});

describe('stock', () => {
  it('that is gone by the time of the checkout refuses it and tells what is left (CART-21)', async () => {
    const other = await visitorWithCart(site, variantId, 4);
    expect((await checkout(other)).status).toBe(200);
    const answer = await checkout(visitor);
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'outOfStock', detail: { variantId, stockLeft: 1 } },
    ]);
    expect(await cartOf(visitor)).toMatchObject({ isPurchased: false });
  });

  it('of the last piece is sold once to several who buy at the same time (CART-21)', async () => {
    const last = await createTestVariant(site, { qtyInStock: 1 });
    const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => visitorWithCart(site, last)));
    const answers = await Promise.all(buyers.map((buyer) => checkout(buyer)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect(await stock(last)).toBe(0);
  });

  it('of a digital product is not counted, and nothing of it is sent', async () => {
    const song = variantDraftOf({ qtyInStock: 0, price: 500 });
    const product = { productType: 'digital' as const, variants: [song] };
    const songId = await createTestVariant(site, {}, { product });
    const buyer = await visitorWithCart(site, songId, 3);
    const answer = await checkout(buyer, { shippingAddress: null, shippingOptionId: null });
    expect(await orderAt(answer.as(placeOrder).orderUrl)).toMatchObject({
      shippingCostCents: 0,
      shippingAddress: null,
      totalQuantity: 3,
    });
    expect(await stock(songId)).toBe(0);
  });
});

describe('a payment', () => {
  it('that is declined gives stock and cart back, and the same page may try again', async () => {
    const body = checkoutBodyOf({ email: 'declined@example.com' });
    const declined = { ...body, payment: { method: 'testCard', card: testCard.isDeclined } };
    const answer = await visitor.post('/api/checkout', { json: declined });
    expect([answer.status, answer.body]).toMatchObject([402, { code: 'paymentDeclined' }]);
    expect(await stock()).toBe(5);
    expect(await cartOf(visitor)).toMatchObject({ isPurchased: false, totalQuantity: 2 });
    const again = await visitor.post('/api/checkout', { json: body });
    expect(again.status).toBe(200);
    const states = (await ordersOf('declined@example.com')).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['cancelled', 'pending']);
    expect(await stock()).toBe(3);
  });

  it('later lets the order stand without money (CHECKOUT-01)', async () => {
    const placed = (await checkout(visitor, { payment: { method: 'payLater' } })).as(placeOrder);
    const order = await orderAt(placed.orderUrl);
    expect(order).toMatchObject({ state: 'pending', paymentState: 'awaitingPayment' });
    expect(await mailsAbout(order?.id ?? '')).toHaveLength(2);
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + 86_400_000);
    await reconcilePaymentsJob(api.services);
    api.clock.now = start;
    expect(await orderAt(placed.orderUrl)).toMatchObject({ paymentState: 'awaitingPayment' });
  });

  it('keeps nothing of a card, not even of one that is refused (CHECKOUT-01)', async () => {
    const real = '5555 5555 5555 4444';
    const answer = await checkout(visitor, { payment: { method: 'testCard', card: real } });
    expect(answer.status).toBe(402);
    expect(answer.text).not.toContain('4444');
    const { rows } = await api.database.execute(`
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
    `);
    for (const { table_name: table } of rows) {
      const found = await api.database.execute(
        `select count(*)::int as found from ${String(table)} as kept
         where replace(kept::text, ' ', '') like '%5555555555554444%'`,
      );
      expect([table, found.rows[0]?.['found']]).toEqual([table, 0]);
    }
  });

  it('that nobody knows the outcome of is pending, and settled by asking', async () => {
    const card = { method: 'testCard', card: testCard.answersLate } as const;
    const placed = (await checkout(visitor, { payment: card })).as(placeOrder);
    const pending = await orderAt(placed.orderUrl);
    expect(pending).toMatchObject({ state: 'pending', paymentState: 'requiresPayment' });
    expect(await mailsAbout(pending?.id ?? '')).toEqual([]);
    expect(await stock()).toBe(3);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    await reconcilePaymentsJob(api.services);
    await reconcilePaymentsJob(api.services);
    expect(await orderAt(placed.orderUrl)).toMatchObject({ paymentState: 'paid' });
    expect(await mailsAbout(pending?.id ?? '')).toHaveLength(2);
  });

  it('of a free order is not asked for', async () => {
    const gift = await createTestVariant(site, { price: 0, salePrice: 0 });
    await setStoreSettings(site, {
      shippingRates: [{ id: 'post', name: 'Post', countries: ['US'], priceCents: 0 }],
    });
    const buyer = await visitorWithCart(site, gift);
    const placed = (await checkout(buyer)).as(placeOrder);
    await setStoreSettings(site, testStore);
    const order = await orderAt(placed.orderUrl);
    expect(order).toMatchObject({ paymentState: 'paid', grandTotalCents: 0 });
    expect(await mailsAbout(order?.id ?? '')).toHaveLength(2);
  });

  it('whose way the store does not offer is refused', async () => {
    const json = { ...checkoutBodyOf(), payment: { method: 'cheque' } };
    expect((await visitor.post('/api/checkout', { json })).status).toBe(400);
  });
});

describe('a second step', () => {
  const begin = async (client = visitor) => {
    const payment = { method: 'testCard', card: testCard.needsSecondStep } as const;
    const placed = (await checkout(client, { payment })).as(placeOrder);
    return { ...placed, step: new URL(placed.nextStepUrl ?? '').pathname };
  };
  const answerStep = (step: string, answer: string) => visitor.post(step, { form: { answer } });
  /** Follows redirects to other pages of the site. */
  const follow = async (location: unknown) => {
    const { pathname, search } = new URL(String(location), 'http://shop.localhost:4000');
    return visitor.get(`${pathname}${search}`);
  };

  it('holds the stock until the buyer approves it on a page of the site', async () => {
    const { orderUrl, step } = await begin();
    const page = await visitor.get(step);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('$49.00');
    expect(await stock()).toBe(3);
    const back = await answerStep(step, 'approve');
    expect(back.status).toBe(303);
    const returned = await follow(back.headers.location);
    expect([returned.status, returned.headers.location]).toEqual([303, orderUrl]);
    const order = await orderAt(orderUrl);
    expect(order).toMatchObject({ paymentState: 'paid' });
    expect(await mailsAbout(order?.id ?? '')).toHaveLength(2);
    expect((await visitor.get(step)).status).toBe(404);
  });

  it('that the buyer declines leads back to a checkout that can be tried again', async () => {
    const { orderUrl, step } = await begin();
    const back = await answerStep(step, 'decline');
    const returned = await follow(back.headers.location);
    expect(returned.headers.location).toMatch(/^\/checkout\?form=checkout&return=/);
    expect(await orderAt(orderUrl)).toMatchObject({ state: 'cancelled', paymentState: 'failed' });
    expect(await stock()).toBe(5);
    expect((await checkout(visitor)).status).toBe(200);
  });

  it('is settled once, by the provider’s word and the buyer’s return in any order', async () => {
    const { orderUrl, step } = await begin();
    const token = orderUrl.replace('/order/', '');
    const early = await visitor.get(`/checkout/return?order=${token}`);
    expect(early.headers.location).toBe(orderUrl);
    expect(await orderAt(orderUrl)).toMatchObject({ paymentState: 'requiresPayment' });
    await answerStep(step, 'approve');
    await Promise.all([1, 2, 3].map(() => visitor.get(`/checkout/return?order=${token}`)));
    const order = await orderAt(orderUrl);
    expect(order?.timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
    expect(await mailsAbout(order?.id ?? '')).toHaveLength(2);
  });

  it('that nobody answers is stopped after a quarter of an hour, and only then its stock is free', async () => {
    const { orderUrl, step } = await begin();
    const start = api.clock.now.getTime();
    api.clock.now = new Date(start + 899_999);
    await reconcilePaymentsJob(api.services);
    expect(await stock()).toBe(3);
    api.clock.now = new Date(start + 1_800_000);
    await reconcilePaymentsJob(api.services);
    expect(await stock()).toBe(5);
    expect(await orderAt(orderUrl)).toMatchObject({ state: 'cancelled' });
    expect((await answerStep(step, 'approve')).status).toBe(404);
  });

  it('belongs to its website, and asks for the site’s own page', async () => {
    const { step } = await begin();
    const other = await createTestSite(api, 'other-bank');
    expect((await other.visitor().get(step)).status).toBe(404);
    const headers = { origin: 'http://evil.example' };
    const forged = await visitor.post(step, { form: { answer: 'approve' }, headers });
    expect(forged.status).toBe(403);
    expect((await visitor.get('/checkout/return?order=made-up')).status).toBe(404);
  });
});

it('is found again when the server died before it asked the provider', async () => {
  const silent = api.services.payments[0]!;
  const lost = { ...silent, pay: () => Promise.reject(new Error('killed')) };
  const broken = await openTestApi({ services: () => ({ payments: [lost] }) });
  const there = await createTestSite(broken);
  await setStoreSettings(there, testStore);
  const id = await createTestVariant(there, { qtyInStock: 1 });
  const buyer = await visitorWithCart(there, id);
  expect((await checkout(buyer)).status).toBe(200);
  broken.clock.now = new Date(broken.clock.now.getTime() + 1_000_000);
  await reconcilePaymentsJob(broken.services);
  const [order] = await there.inTenant((trx) =>
    trx.selectFrom('orders').select(['state', 'payment_state']).execute(),
  );
  expect(order).toEqual({ state: 'cancelled', payment_state: 'failed' });
  expect((await verifyInvariants(broken.database)).isSound).toBe(true);
  await broken.close();
});
