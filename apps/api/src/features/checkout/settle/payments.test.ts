import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { createTestSite } from '../../../testing/create-test-site.ts';
import { createTestDiscount } from '../../../testing/create-test-discount.ts';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import {
  checkout,
  checkoutBodyOf,
  testCard,
  testStore,
  visitorWithCart,
  rateOf,
  shipsTo,
} from '../../../testing/test-checkout.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { viewOf } from '../../../testing/test-renderer.ts';
import { reconcileRefunds } from '../../refunds/reconcile-refunds.ts';
import { orderToken } from '../../orders/order-token.ts';
import { findHostedSite } from '../../../platform/hosts/hosted-site.queries.ts';
import { withLookup } from '../../../platform/database/index.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';
import { checkoutQueuesOf } from '../queues/checkout-queues.ts';

/** What the provider of the test cards does instead, in one test. Another server for that would take seconds to start. */
let overrides: Partial<PaymentProvider>;
const overridable = (provider: PaymentProvider): PaymentProvider =>
  provider.id === 'testCard'
    ? {
        ...provider,
        pay: (request) => (overrides.pay ?? provider.pay)(request),
        fetchOutcome: (key) => (overrides.fetchOutcome ?? provider.fetchOutcome)(key),
      }
    : provider;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    services: ({ payments, providers }) => ({
      payments: payments.map(overridable),
      providers: providers.map(overridable),
    }),
  });
});
afterAll(() => shop.api.close());

let variantId: string;
let visitor: TestClient;
beforeEach(async () => {
  overrides = {};
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 });
  visitor = await visitorWithCart(shop.site, variantId, 2);
});

/** Lets so much time pass, and asks the providers then. */
async function reconcileAfter(ms: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
  await reconcilePaymentsJob(shop.api.services);
}

describe('a payment', () => {
  it('that is declined restores the stock and cart, and can be retried with the same key', async () => {
    const body = checkoutBodyOf({ email: 'declined@example.com' });
    const declined = { ...body, payment: { method: 'testCard', card: testCard.isDeclined } };
    const response = await visitor.post('/api/checkout', { json: declined });
    expect([response.status, response.body]).toMatchObject([402, { code: 'paymentDeclined' }]);
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

  it('that is declined restores the discount uses', async () => {
    await createTestDiscount(shop.site, { code: 'ONCE', useLimit: 1 });
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
  });

  it('with invoice leaves the order awaiting payment (CHECKOUT-01)', async () => {
    const placed = (await checkout(visitor, { payment: { method: 'invoice' } })).as(placeOrder);
    const order = await shop.orderAt(placed.orderUrl);
    expect(order).toMatchObject({ state: 'pending', paymentState: 'awaitingPayment' });
    expect(await shop.mailsAbout(order?.id)).toHaveLength(2);
    await reconcileAfter(36_000_000);
    expect(await shop.orderAt(placed.orderUrl)).toMatchObject({ paymentState: 'awaitingPayment' });
  });

  it('does not store the card number, even of a declined card (CHECKOUT-01)', async () => {
    const real = '5555 5555 5555 4444';
    const response = await checkout(visitor, { payment: { method: 'testCard', card: real } });
    expect(response.status).toBe(402);
    expect(response.text).not.toContain('4444');
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

  it('with an unknown outcome is pending until reconciled with the provider', async () => {
    const card = { method: 'testCard', card: testCard.respondsLate } as const;
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

  it('is reconciled even if its payment method is no longer offered', async () => {
    const card = { method: 'testCard', card: testCard.respondsLate } as const;
    const placed = (await checkout(visitor, { payment: card })).as(placeOrder);
    const noLonger = { ...shop.api.services, payments: [] };
    for (const ms of [60_000, 0]) {
      shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
      await reconcilePaymentsJob(noLonger);
    }
    expect(await shop.orderAt(placed.orderUrl)).toMatchObject({ paymentState: 'paid' });
  });

  it('of a free order is marked as paid immediately', async () => {
    const gift = await createTestVariant(shop.site, { price: 0, salePrice: 0 });
    await setStoreSettings(shop.site, {
      shipping: shipsTo({ US: [rateOf('post', 'Post', 0)] }),
    });
    const buyer = await visitorWithCart(shop.site, gift);
    const placed = (await checkout(buyer)).as(placeOrder);
    await setStoreSettings(shop.site, testStore);
    const order = await shop.orderAt(placed.orderUrl);
    expect(order).toMatchObject({ paymentState: 'paid', grandTotalCents: 0 });
    expect(await shop.mailsAbout(order?.id)).toHaveLength(2);
  });

  it.each(['', '4242 4242 4242 4243'])(
    'with the card %j is rejected with a field error and creates no order',
    async (card) => {
      const email = 'no-card@example.com';
      const response = await checkout(visitor, { email, payment: { method: 'testCard', card } });
      expect([response.status, response.body]).toMatchObject([
        400,
        { code: 'invalidRequest', errors: { 'payment.card': expect.any(String) } },
      ]);
      const orders = await shop.site.inTenant((tenant) =>
        tenant.selectFrom('orders').where('email', '=', email).select('orderId').execute(),
      );
      expect(orders).toEqual([]);
    },
  );

  it('with an unknown method is rejected', async () => {
    const json = { ...checkoutBodyOf(), payment: { method: 'cheque' } };
    expect((await visitor.post('/api/checkout', { json })).status).toBe(400);
  });
});

describe('a second payment step', () => {
  const begin = async (client = visitor) => {
    const payment = { method: 'testCard', card: testCard.needsSecondStep } as const;
    const placed = (await checkout(client, { payment })).as(placeOrder);
    return { ...placed, step: new URL(placed.nextStepUrl ?? '').pathname };
  };
  const answerStep = (step: string, result: string) =>
    visitor.post(step, { form: { answer: result } });
  /** Follows redirects to other pages of the site. */
  const follow = async (location: unknown) => {
    const { pathname, search } = new URL(String(location), 'http://shop.localhost:4000');
    return visitor.get(`${pathname}${search}`);
  };

  it('reserves the stock until the buyer approves the payment on a page of the site', async () => {
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

  it('redirects to a checkout that can be retried when the buyer declines', async () => {
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

  it('is settled once by early and concurrent requests of the return URL', async () => {
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

  it('can be resumed from the order page', async () => {
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

  it('expires after 15 minutes without an answer and only then releases the stock', async () => {
    const { orderUrl, step } = await begin();
    await reconcileAfter(899_999);
    expect(await shop.stock(variantId)).toBe(3);
    await reconcileAfter(900_000);
    expect(await shop.stock(variantId)).toBe(5);
    expect(await shop.orderAt(orderUrl)).toMatchObject({ state: 'cancelled' });
    expect((await answerStep(step, 'approve')).status).toBe(404);
  });

  it('returns 404 on another website and 403 to another origin', async () => {
    const { step } = await begin();
    const other = await createTestSite(shop.api, 'other-bank');
    expect((await other.visitor().get(step)).status).toBe(404);
    const headers = { origin: 'http://evil.example' };
    const forged = await visitor.post(step, { form: { answer: 'approve' }, headers });
    expect(forged.status).toBe(403);
    expect((await visitor.get('/checkout/return?order=made-up')).status).toBe(404);
  });
});

it('refunds a late capture of a canceled order once, however often it is reported', async () => {
  overrides = {
    pay: async ({ attemptId: reference }) => ({ state: 'declined', reference, reason: 'no' }),
    fetchOutcome: async ({ attemptId: reference }) => ({ state: 'captured', reference }),
  };
  const email = 'late@example.com';
  expect((await checkout(visitor, { email })).status).toBe(402);
  const { orderId } = await shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('orders')
      .where('email', '=', email)
      .select('orderId')
      .executeTakeFirstOrThrow(),
  );
  const token = orderToken(shop.api.services.settings.secret, shop.site.websiteId, orderId);
  for (let visit = 0; visit < 3; visit += 1) {
    expect((await visitor.get(`/checkout/return?order=${token}`)).status).toBe(303);
    await reconcileRefunds(shop.api.services);
  }
  const [events, refunds] = await shop.site.inTenant((tenant) =>
    Promise.all(
      (['orderEvents', 'testCardRefunds'] as const).map((table) =>
        table === 'orderEvents'
          ? tenant
              .selectFrom(table)
              .where('orderId', '=', orderId)
              .orderBy('position')
              .select('kind as value')
              .execute()
          : tenant.selectFrom(table).select('amountCents as value').execute(),
      ),
    ),
  );
  expect(events?.map(({ value }) => value)).toEqual([
    'placed',
    'failed',
    'needsRefund',
    'refunded',
  ]);
  expect(refunds).toEqual([{ value: 4900 }]);
});

it('processes a repeated provider event once', async () => {
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

it('is marked as paid once if its capture is reported twice concurrently', async () => {
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

it('is canceled by reconciliation when the request to the provider failed', async () => {
  overrides = { pay: () => Promise.reject(new Error('killed')) };
  const { orderUrl } = (await checkout(visitor)).as(placeOrder);
  expect(await shop.orderAt(orderUrl)).toMatchObject({ paymentState: 'requiresPayment' });
  await reconcileAfter(1_000_000);
  expect(await shop.orderAt(orderUrl)).toMatchObject({ state: 'cancelled' });
  expect(await shop.stock(variantId)).toBe(5);
});

it('satisfies all invariants after the payments', async () => {
  // Tests above answered for the provider, whose own records know nothing of these payments.
  await shop.site.inTenant((tenant) => tenant.deleteFrom('testCardAttempts').execute());
  expect(await shop.violatedInvariants()).toEqual([]);
});
