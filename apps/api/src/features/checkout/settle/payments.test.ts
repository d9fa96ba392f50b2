import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { createTestSite } from '../../../testing/create-test-site.ts';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import {
  checkout,
  checkoutBodyOf,
  testCard,
  testStore,
  visitorWithCart,
} from '../../../testing/test-checkout.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { viewOf } from '../../../testing/test-renderer.ts';
import { orderToken } from '../../orders/order-token.ts';
import { findHostedSite } from '../../../platform/hosts/hosted-site.queries.ts';
import { withLookup } from '../../../platform/database/index.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';
import { checkoutQueuesOf } from '../queues/checkout-queues.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

let variantId: string;
let visitor: TestClient;
beforeEach(async () => {
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 });
  visitor = await visitorWithCart(shop.site, variantId, 2);
});

/** Lets so much time pass, and asks the providers then. */
async function reconcileAfter(ms: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
  await reconcilePaymentsJob(shop.api.services);
}

describe('a payment', () => {
  it('that is declined gives stock and cart back, and the same page may try again', async () => {
    const body = checkoutBodyOf({ email: 'declined@example.com' });
    const declined = { ...body, payment: { method: 'testCard', card: testCard.isDeclined } };
    const answer = await visitor.post('/api/checkout', { json: declined });
    expect([answer.status, answer.body]).toMatchObject([402, { code: 'paymentDeclined' }]);
    expect(await shop.stock(variantId)).toBe(5);
    expect(await shop.cartOf(visitor)).toMatchObject({ isPurchased: false, totalQuantity: 2 });
    const again = await visitor.post('/api/checkout', { json: body });
    expect(again.status).toBe(200);
    const states = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('orders')
        .where('email', '=', 'declined@example.com')
        .orderBy('number')
        .select('state')
        .execute(),
    );
    expect(states).toEqual([{ state: 'cancelled' }, { state: 'pending' }]);
    expect(await shop.stock(variantId)).toBe(3);
  });

  it('that is declined gives the uses of its coupons back', async () => {
    const coupons = [{ code: 'ONCE', effect: { kind: 'percentage', percent: 10 }, useLimit: 1 }];
    await setStoreSettings(shop.site, { ...testStore, coupons });
    await visitor.call('PUT', '/api/cart/shipping', {
      json: { location: { country: 'US' }, coupons: ['once'] },
    });
    const payment = { method: 'testCard', card: testCard.isDeclined } as const;
    expect((await checkout(visitor, { payment })).status).toBe(402);
    const placed = (await checkout(visitor)).as(placeOrder);
    expect(await shop.orderAt(placed.orderUrl)).toMatchObject({
      discountCents: 400,
      grandTotalCents: 4500,
    });
    await setStoreSettings(shop.site, testStore);
  });

  it('later lets the order stand without money (CHECKOUT-01)', async () => {
    const placed = (await checkout(visitor, { payment: { method: 'payLater' } })).as(placeOrder);
    const order = await shop.orderAt(placed.orderUrl);
    expect(order).toMatchObject({ state: 'pending', paymentState: 'awaitingPayment' });
    expect(await shop.mailsAbout(order?.id)).toHaveLength(2);
    await reconcileAfter(36_000_000);
    expect(await shop.orderAt(placed.orderUrl)).toMatchObject({ paymentState: 'awaitingPayment' });
  });

  it('keeps nothing of a card, not even of one that is rejected (CHECKOUT-01)', async () => {
    const real = '5555 5555 5555 4444';
    const answer = await checkout(visitor, { payment: { method: 'testCard', card: real } });
    expect(answer.status).toBe(402);
    expect(answer.text).not.toContain('4444');
    const { rows } = await shop.api.database.execute(`
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
    `);
    for (const { table_name: table } of rows) {
      const found = await shop.api.database.execute(
        `select count(*)::int as found from ${String(table)} as kept
         where replace(kept::text, ' ', '') like '%5555555555554444%'`,
      );
      expect([table, found.rows[0]?.['found']]).toEqual([table, 0]);
    }
  });

  it('that nobody knows the outcome of is pending, and settled by asking', async () => {
    const card = { method: 'testCard', card: testCard.answersLate } as const;
    const placed = (await checkout(visitor, { payment: card })).as(placeOrder);
    const pending = await shop.orderAt(placed.orderUrl);
    expect(pending).toMatchObject({ state: 'pending', paymentState: 'requiresPayment' });
    expect(await shop.mailsAbout(pending?.id)).toEqual([]);
    expect(await shop.stock(variantId)).toBe(3);
    await reconcileAfter(60_000);
    await reconcileAfter(0);
    expect(await shop.orderAt(placed.orderUrl)).toMatchObject({ paymentState: 'paid' });
    expect(await shop.mailsAbout(pending?.id)).toHaveLength(2);
  });

  it('is settled by asking even where its way to pay is no longer offered', async () => {
    const card = { method: 'testCard', card: testCard.answersLate } as const;
    const placed = (await checkout(visitor, { payment: card })).as(placeOrder);
    const noLonger = { ...shop.api.services, payments: [] };
    for (const ms of [60_000, 0]) {
      shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
      await reconcilePaymentsJob(noLonger);
    }
    expect(await shop.orderAt(placed.orderUrl)).toMatchObject({ paymentState: 'paid' });
  });

  it('of a free order is not asked for', async () => {
    const gift = await createTestVariant(shop.site, { price: 0, salePrice: 0 });
    await setStoreSettings(shop.site, {
      shippingRates: [{ id: 'post', name: 'Post', countries: ['US'], priceCents: 0 }],
    });
    const buyer = await visitorWithCart(shop.site, gift);
    const placed = (await checkout(buyer)).as(placeOrder);
    await setStoreSettings(shop.site, testStore);
    const order = await shop.orderAt(placed.orderUrl);
    expect(order).toMatchObject({ paymentState: 'paid', grandTotalCents: 0 });
    expect(await shop.mailsAbout(order?.id)).toHaveLength(2);
  });

  it.each(['', '4242 4242 4242 4243'])('by the card %j is no order', async (card) => {
    const email = 'no-card@example.com';
    const answer = await checkout(visitor, { email, payment: { method: 'testCard', card } });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'invalidRequest', errors: { 'payment.card': expect.any(String) } },
    ]);
    const orders = await shop.site.inTenant((tenant) =>
      tenant.selectFrom('orders').where('email', '=', email).select('orderId').execute(),
    );
    expect(orders).toEqual([]);
  });

  it('whose way the store does not offer is rejected', async () => {
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
    expect(await shop.stock(variantId)).toBe(3);
    const back = await answerStep(step, 'approve');
    expect(back.status).toBe(303);
    const returned = await follow(back.headers.location);
    expect([returned.status, returned.headers.location]).toEqual([303, orderUrl]);
    const order = await shop.orderAt(orderUrl);
    expect(order).toMatchObject({ paymentState: 'paid' });
    expect(await shop.mailsAbout(order?.id)).toHaveLength(2);
    expect((await visitor.get(step)).status).toBe(404);
  });

  it('that the buyer declines leads back to a checkout that can be tried again', async () => {
    const { orderUrl, step } = await begin();
    const back = await answerStep(step, 'decline');
    const returned = await follow(back.headers.location);
    expect(returned.headers.location).toMatch(/^\/checkout\?form=checkout&return=/);
    expect(await shop.orderAt(orderUrl)).toMatchObject({
      state: 'cancelled',
      paymentState: 'failed',
    });
    expect(await shop.stock(variantId)).toBe(5);
    expect((await checkout(visitor)).status).toBe(200);
  });

  it('is settled once, by the provider’s word and the buyer’s return in any order', async () => {
    const { orderUrl, step } = await begin();
    const token = orderUrl.replace('/order/', '');
    const early = await visitor.get(`/checkout/return?order=${token}`);
    expect(early.headers.location).toBe(orderUrl);
    expect(await shop.orderAt(orderUrl)).toMatchObject({ paymentState: 'requiresPayment' });
    await answerStep(step, 'approve');
    await Promise.all([1, 2, 3].map(() => visitor.get(`/checkout/return?order=${token}`)));
    const order = await shop.orderAt(orderUrl);
    expect(order?.timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
    expect(await shop.mailsAbout(order?.id)).toHaveLength(2);
  });

  it('goes on from the page of its order for a buyer who went back', async () => {
    const { orderUrl, step } = await begin();
    const left = await visitor.get('/checkout');
    expect(left.headers.location).toBe(orderUrl);
    const { main } = viewOf((await visitor.get(orderUrl)).text);
    const payPath = main.kind === 'order' ? main.payPath : undefined;
    expect(payPath).toBeDefined();
    const resumed = await visitor.get(payPath ?? '');
    expect([resumed.status, resumed.headers.location]).toEqual([
      303,
      expect.stringContaining(step),
    ]);
    await answerStep(step, 'approve');
    expect((await visitor.get(payPath ?? '')).headers.location).toBe(orderUrl);
    expect(viewOf((await visitor.get(orderUrl)).text).main).not.toHaveProperty('payPath');
  });

  it('that nobody answers is stopped after a quarter of an hour, and only then its stock is free', async () => {
    const { orderUrl, step } = await begin();
    await reconcileAfter(899_999);
    expect(await shop.stock(variantId)).toBe(3);
    await reconcileAfter(900_000);
    expect(await shop.stock(variantId)).toBe(5);
    expect(await shop.orderAt(orderUrl)).toMatchObject({ state: 'cancelled' });
    expect((await answerStep(step, 'approve')).status).toBe(404);
  });

  it('belongs to its website, and asks for the site’s own page', async () => {
    const { step } = await begin();
    const other = await createTestSite(shop.api, 'other-bank');
    expect((await other.visitor().get(step)).status).toBe(404);
    const headers = { origin: 'http://evil.example' };
    const forged = await visitor.post(step, { form: { answer: 'approve' }, headers });
    expect(forged.status).toBe(403);
    expect((await visitor.get('/checkout/return?order=made-up')).status).toBe(404);
  });
});

it('that arrives for a canceled order is noted once, however often it is reported', async () => {
  const other = await openTestShop({
    services({ payments: [card] }) {
      const late: PaymentProvider = {
        ...card!,
        pay: async ({ attemptId }) => ({
          state: 'declined',
          reference: attemptId,
          reason: 'cardDeclined',
        }),
        ask: async ({ attemptId }) => ({ state: 'captured', reference: attemptId }),
      };
      return { payments: [late], providers: [late] };
    },
  });
  const id = await createTestVariant(other.site, { qtyInStock: 1 });
  const buyer = await visitorWithCart(other.site, id);
  expect((await checkout(buyer)).status).toBe(402);
  const { websiteId } = other.site;
  const { orderId } = await other.site.inTenant((tenant) =>
    tenant.selectFrom('orders').select('orderId').executeTakeFirstOrThrow(),
  );
  const token = orderToken(other.api.services.settings.secret, websiteId, orderId);
  for (let visit = 0; visit < 3; visit += 1)
    expect((await buyer.get(`/checkout/return?order=${token}`)).status).toBe(303);
  const notes = await other.site.inTenant((tenant) =>
    tenant.selectFrom('orderEvents').where('kind', '=', 'needsRefund').select('orderId').execute(),
  );
  expect(notes).toEqual([{ orderId }]);
  await other.api.close();
});

it('that a provider tells of twice by one event is asked for once', async () => {
  const payment = { method: 'testCard', card: testCard.needsSecondStep } as const;
  await checkout(visitor, { payment });
  const attempt = () =>
    shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('paymentAttempts')
        .orderBy('attemptId', 'desc')
        .select(['attemptId', 'asks'])
        .executeTakeFirstOrThrow(),
    );
  const { attemptId, asks } = await attempt();
  const { services } = shop.api;
  const site = await withLookup(shop.api.database, (db) =>
    findHostedSite(db, { identifier: shop.site.identifier }),
  );
  const { settlements } = checkoutQueuesOf(services);
  const settle = (eventId: string) =>
    settlements.submit(site!.websiteId, {
      site: site!,
      attemptId,
      outcome: { state: 'unknown' },
      event: { provider: 'testCard', eventId },
    });
  // One after the other, and at once: the second of two reports of one event changes nothing.
  expect([await settle('one'), await settle('one'), await settle('two')]).toEqual([
    'pending',
    null,
    'pending',
  ]);
  expect(await Promise.all([settle('three'), settle('three')])).toEqual(['pending', null]);
  expect((await attempt()).asks).toBe(asks + 3);
});

it('is confirmed once if its success is reported twice at once', async () => {
  const payment = { method: 'testCard', card: testCard.needsSecondStep } as const;
  await checkout(visitor, { payment });
  const { attemptId, orderId } = await shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('paymentAttempts')
      .orderBy('attemptId', 'desc')
      .select(['attemptId', 'orderId'])
      .executeTakeFirstOrThrow(),
  );
  const site = await withLookup(shop.api.database, (db) =>
    findHostedSite(db, { identifier: shop.site.identifier }),
  );
  const { settlements } = checkoutQueuesOf(shop.api.services);
  const report = {
    site: site!,
    attemptId,
    outcome: { state: 'captured', reference: 'r' },
  } as const;
  const settle = () => settlements.submit(site!.websiteId, report);
  expect(await Promise.all([settle(), settle()])).toEqual(['confirmed', 'confirmed']);
  const events = await shop.site.inTenant((tenant) =>
    tenant.selectFrom('orderEvents').where('orderId', '=', orderId).select('kind').execute(),
  );
  expect(events.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
});

it('is found again when the server died before it asked the provider', async () => {
  const broken = await openTestShop({
    services({ payments: [card] }) {
      const silent = { ...card!, pay: () => Promise.reject(new Error('killed')) };
      return { payments: [silent], providers: [silent] };
    },
  });
  const id = await createTestVariant(broken.site, { qtyInStock: 1 });
  const buyer = await visitorWithCart(broken.site, id);
  const { orderUrl } = (await checkout(buyer)).as(placeOrder);
  expect(await broken.orderAt(orderUrl)).toMatchObject({ paymentState: 'requiresPayment' });
  broken.api.clock.now = new Date(broken.api.clock.now.getTime() + 1_000_000);
  await reconcilePaymentsJob(broken.api.services);
  expect(await broken.orderAt(orderUrl)).toMatchObject({ state: 'cancelled' });
  expect(await broken.stock(id)).toBe(1);
  expect(await broken.brokenRules()).toEqual([]);
  await broken.api.close();
});

it('leaves everything that must hold as it must be', async () => {
  expect(await shop.brokenRules()).toEqual([]);
});
