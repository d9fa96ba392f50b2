import {
  enterCode,
  issueGiftCard,
  placeOrder,
  readCart,
  listOrders,
} from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../platform/database/test-database.ts';
import { createTestGiftCard, createTestVariant } from '../../testing/create-test-product.ts';
import { createTestSite, logIn } from '../../testing/create-test-site.ts';
import { openSecondServer, type SecondServer } from '../../testing/open-second-server.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testAddress, testCard, visitorWithCart } from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import { reconcilePaymentsJob } from '../checkout/settle/reconcile-payments.ts';
import { creditGiftCard } from './credit-gift-card.ts';

describe.each(testEngines())('gift cards at checkout on %s', (engine) => {
  let shop: TestShop;
  let second: SecondServer;
  let variantId: string;
  beforeAll(async () => {
    shop = await openTestShop({ engine });
    second = await openSecondServer(shop.api);
    variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 10_000 });
  });
  afterAll(async () => {
    await second.close();
    await shop.api.close();
  });
  beforeEach(async () => {
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 3_600_000);
    await logIn(shop.api, shop.site.owner);
  });

  async function issue(amountCents: number) {
    const json = {
      amountCents,
      recipientName: '',
      recipientEmail: 'ada@example.com',
      message: '',
      deliverAt: null,
      expiresAt: null,
    };
    const path = `/api/websites/${shop.site.websiteId}/gift-cards`;
    return (await shop.site.owner.browser.post(path, { json })).as(issueGiftCard);
  }
  const balanceOf = (giftCardId: string) =>
    shop.site.inTenant(async (tenant) => {
      const row = await tenant
        .selectFrom('giftCards')
        .where('giftCardId', '=', giftCardId)
        .select('balanceCents')
        .executeTakeFirstOrThrow();
      return row.balanceCents;
    });
  let addresses = 0;
  /** A buyer of one piece for 29 dollars with shipping, who has seen the cart with the card. */
  async function buyerWithCard(code: string) {
    const buyer = await visitorWithCart(shop.site, variantId);
    const { country, state, zip } = testAddress;
    await buyer.call('PUT', '/api/cart/shipping', { json: { location: { country, state, zip } } });
    const address = `198.51.${(addresses += 1)}.1`;
    const entered = await buyer.post('/api/cart/codes', { json: { code }, address });
    const { cart } = entered.as(enterCode);
    await buyer.post('/api/checkout', { json: {} });
    return { buyer, cart, cartVersion: cart?.version };
  }

  it('pay parts of several orders until they are used up', async () => {
    const { giftCard, code } = await issue(4000);
    const first = await buyerWithCard(code);
    expect(first.cart).toMatchObject({
      giftCards: [{ id: giftCard.id, balanceCents: 4000, amountCents: 2900 }],
      grandTotalCents: 2900,
      payableCents: 0,
    });
    expect(JSON.stringify(first.cart)).not.toContain(code);
    const free = { cartVersion: first.cartVersion, payment: { method: 'none' as const } };
    const placed = (await checkout(first.buyer, free)).as(placeOrder);
    const order = await shop.orderAt(placed.orderUrl);
    expect(order).toMatchObject({
      paymentState: 'paid',
      grandTotalCents: 2900,
      giftCardCents: 2900,
    });
    // No method is left to name, also in the list.
    expect(order).not.toHaveProperty('paymentMethod');
    const listed = await shop.site.owner.browser.get(
      `/api/websites/${shop.site.websiteId}/orders?limit=1`,
    );
    expect(listed.as(listOrders).rows[0]).not.toHaveProperty('paymentMethod');
    expect(await balanceOf(giftCard.id)).toBe(1100);

    const next = await buyerWithCard(code);
    expect(next.cart).toMatchObject({ payableCents: 1800 });
    const unpaid = await checkout(next.buyer, { ...free, cartVersion: next.cartVersion });
    expect(unpaid.body).toMatchObject({ errors: { 'payment.method': expect.any(String) } });
    expect((await checkout(next.buyer, { cartVersion: next.cartVersion })).status).toBe(200);
    expect(await balanceOf(giftCard.id)).toBe(0);

    const late = await visitorWithCart(shop.site, variantId);
    const empty = await late.post('/api/cart/codes', { json: { code } });
    expect(empty.body).toMatchObject({ errors: { code: 'This gift card has been used up.' } });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('are spent once by buyers who pay at the same time on two servers', async () => {
    const { giftCard, code } = await issue(2900);
    const buyers = [];
    for (let count = 0; count < 5; count += 1) buyers.push(await buyerWithCard(code));
    const responses = await Promise.all(
      buyers.map(({ buyer, cartVersion }, index) =>
        checkout(index % 2 === 0 ? buyer : second.visitedBy(buyer), {
          cartVersion,
          payment: { method: 'none' },
        }),
      ),
    );
    const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other);
    // The others learn that they have to pay in another way.
    expect(statuses).toEqual([200, 400, 400, 400, 400]);
    expect(await balanceOf(giftCard.id)).toBe(0);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('get back what a declined order took, and pay the next attempt', async () => {
    const { giftCard, code } = await issue(1000);
    const { buyer, cartVersion } = await buyerWithCard(code);
    const payment = { method: 'testCard', card: testCard.isDeclined } as const;
    expect((await checkout(buyer, { cartVersion, payment })).status).toBe(402);
    expect(await balanceOf(giftCard.id)).toBe(1000);
    const again = (await buyer.get('/api/cart')).as(readCart).cart;
    expect((await checkout(buyer, { cartVersion: again?.version })).status).toBe(200);
    expect(await balanceOf(giftCard.id)).toBe(0);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('get back what an order took whose payment expires', async () => {
    const { giftCard, code } = await issue(1000);
    const { buyer, cartVersion } = await buyerWithCard(code);
    const payment = { method: 'testCard', card: testCard.needsSecondStep } as const;
    expect((await checkout(buyer, { cartVersion, payment })).status).toBe(200);
    expect(await balanceOf(giftCard.id)).toBe(0);
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 3_600_000);
    await reconcilePaymentsJob(shop.api.services);
    expect(await balanceOf(giftCard.id)).toBe(1000);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('are issued once per piece after payment, also when the payment is settled twice', async () => {
    const { variants } = await createTestGiftCard(shop.site);
    const buyer: TestClient = await visitorWithCart(shop.site, variants[0]?.id ?? '', 2);
    const body = { shippingAddress: null, shippingOptionId: null };
    const payment = { method: 'testCard', card: testCard.respondsLate } as const;
    const { orderUrl } = (await checkout(buyer, { ...body, payment })).as(placeOrder);
    const orderId = (await shop.orderAt(orderUrl))?.id ?? '';
    const issued = () =>
      shop.site.inTenant((tenant) =>
        tenant
          .selectFrom('giftCards')
          .where('orderId', '=', orderId)
          .orderBy('piece')
          .select(['piece', 'balanceCents', 'recipientEmail'])
          .execute(),
      );
    expect(await issued()).toEqual([]);
    for (let run = 0; run < 4; run += 1) {
      shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 120_000);
      await Promise.all([
        reconcilePaymentsJob(shop.api.services),
        reconcilePaymentsJob(shop.api.services),
        buyer.get(`/checkout/return?order=${orderUrl.replace('/order/', '')}`),
      ]);
    }
    expect(await issued()).toEqual([
      { piece: 1, balanceCents: 5000, recipientEmail: 'ada@example.com' },
      { piece: 2, balanceCents: 5000, recipientEmail: 'ada@example.com' },
    ]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('are issued once when an order that was to be paid later is marked as paid', async () => {
    const { itemId, variants } = await createTestGiftCard(shop.site, [5000]);
    const sku = variants[0]?.sku ?? '';
    const buyer = shop.site.visitor();
    const form = { productId: itemId, sku, amount: sku, recipientEmail: 'cleo@example.com' };
    expect((await buyer.post('/checkout/giftcard', { form })).status).toBe(303);
    const unshipped = { shippingAddress: null, shippingOptionId: null };
    const body = { ...unshipped, payment: { method: 'invoice' as const } };
    const { orderUrl } = (await checkout(buyer, body)).as(placeOrder);
    const orderId = (await shop.orderAt(orderUrl))?.id ?? '';
    const issued = () =>
      shop.site.inTenant((tenant) =>
        tenant
          .selectFrom('giftCards')
          .where('orderId', '=', orderId)
          .select(['balanceCents', 'recipientEmail'])
          .execute(),
      );
    expect(await issued()).toEqual([]);
    const path = `/api/websites/${shop.site.websiteId}/orders/${orderId}/mark-paid`;
    const markPaid = () => shop.site.owner.browser.post(path);
    await Promise.all([markPaid(), markPaid()]);
    expect(await issued()).toEqual([{ balanceCents: 5000, recipientEmail: 'cleo@example.com' }]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('that are inactive, of another website or unknown are no codes', async () => {
    const { giftCard, code } = await issue(1000);
    const path = `/api/websites/${shop.site.websiteId}/gift-cards/${giftCard.id}`;
    await shop.site.owner.browser.call('PATCH', path, { json: { isActive: false } });
    const buyer = await visitorWithCart(shop.site, variantId);
    const inactive = await buyer.post('/api/cart/codes', { json: { code } });
    expect(inactive.body).toMatchObject({ errors: { code: /is not a valid code/ } });
    await shop.site.owner.browser.call('PATCH', path, { json: { isActive: true } });
    const neighbor = await createTestSite(shop.api, `neighbor-${engine}`);
    const there = await visitorWithCart(neighbor, await createTestVariant(neighbor));
    expect((await there.post('/api/cart/codes', { json: { code } })).status).toBe(400);
    const { cart } = (await buyer.post('/api/cart/codes', { json: { code } })).as(enterCode);
    expect(cart?.giftCards).toHaveLength(1);
    const removed = await buyer.call('DELETE', `/api/cart/codes/${giftCard.id}`);
    expect(removed.as(enterCode).cart?.giftCards).toEqual([]);
  });

  // The last test: it credits a card without a refund, which the invariants report.
  it('are refunded up to what an order took, once per key, also at the same time', async () => {
    const { giftCard, code } = await issue(1000);
    const { buyer, cartVersion } = await buyerWithCard(code);
    const { orderUrl } = (await checkout(buyer, { cartVersion })).as(placeOrder);
    const orderId = (await shop.orderAt(orderUrl))?.id ?? '';
    const credit = (amountCents: number, key: string) =>
      shop.site.inTenant((tenant) =>
        creditGiftCard(tenant, {
          giftCardId: giftCard.id,
          orderId,
          amountCents,
          key,
          entryId: shop.api.services.createId(),
          now: shop.api.clock.now,
        }),
      );
    const same = await Promise.all([credit(600, 'r1'), credit(600, 'r1'), credit(600, 'r1')]);
    expect(same).toEqual([{ balanceCents: 600 }, { balanceCents: 600 }, { balanceCents: 600 }]);
    const both = await Promise.all([credit(400, 'r2'), credit(400, 'r3')]);
    expect(both.filter((result) => 'balanceCents' in result)).toEqual([{ balanceCents: 1000 }]);
    expect(await balanceOf(giftCard.id)).toBe(1000);
  });
});

describe('the gift card page', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.api.close());

  async function open(amounts: readonly number[] = [2500, 5000]) {
    const { itemId, variants } = await createTestGiftCard(shop.site, amounts);
    const sku = variants[0]?.sku ?? '';
    const query = (websiteId: string, id: string, of: string) =>
      `/checkout/giftcard?websiteId=${websiteId}&giftCardProductId=${id}&sku=${of}`;
    return { itemId, variants, sku, query, url: query(shop.site.websiteId, itemId, sku) };
  }

  it('shows the amounts of the product (ROUTE-08)', async () => {
    const { url, variants } = await open();
    const page = await shop.site.visitor().get(url);
    expect(viewOf(page.text).main).toMatchObject({
      kind: 'giftCard',
      amounts: variants.map(({ sku, price }) => ({ sku, cents: price })),
    });
  });

  it('does not exist for an unknown product, SKU or website (ROUTE-09)', async () => {
    const { itemId, sku, query } = await open();
    const visitor = shop.site.visitor();
    for (const url of [
      query('0'.repeat(24), itemId, sku),
      query(shop.site.websiteId, '0'.repeat(24), sku),
      query(shop.site.websiteId, itemId, 'OTHER'),
      `/checkout/giftcard?websiteId=${shop.site.websiteId}`,
      '/checkout/giftcard',
    ])
      expect((await visitor.get(url)).status).toBe(404);
  });

  it('adds cards for several recipients as entries of their own', async () => {
    const { itemId, sku } = await open();
    const visitor = shop.site.visitor();
    const post = (form: Record<string, string>) =>
      visitor.post('/checkout/giftcard', {
        form: { productId: itemId, sku, amount: sku, recipientEmail: 'ada@example.com', ...form },
      });
    expect((await post({ recipientName: 'Ada', message: 'Hi' })).headers.location).toBe('/cart');
    expect((await post({ recipientEmail: 'bea@example.com' })).status).toBe(303);
    const cart = await shop.cartOf(visitor);
    expect(cart?.entries.map(({ giftCard }) => giftCard?.recipientEmail)).toEqual([
      'ada@example.com',
      'bea@example.com',
    ]);
    const body = { shippingAddress: null, shippingOptionId: null };
    expect((await checkout(visitor, body)).status).toBe(200);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('accepts another amount within the bounds only, and shows what was typed again', async () => {
    const { itemId, sku } = await open();
    const path = `/api/websites/${shop.site.websiteId}/gift-card-settings`;
    const json = { bounds: { minCents: 1000, maxCents: 20_000 } };
    expect((await shop.site.owner.browser.call('PUT', path, { json })).status).toBe(200);
    const visitor = shop.site.visitor();
    const post = (form: Record<string, string>) =>
      visitor.post('/checkout/giftcard', {
        form: {
          productId: itemId,
          sku,
          amount: 'other',
          recipientEmail: 'ada@example.com',
          message: 'Hello',
          ...form,
        },
      });
    for (const otherAmount of ['9.99', '200.01', '-50', 'fifty', '']) {
      const rejected = await post({ otherAmount });
      expect(rejected.status).toBe(400);
      expect(viewOf(rejected.text).formReturn).toMatchObject({
        errors: { otherAmount: 'From $10.00 to $200.00' },
        values: { message: 'Hello' },
      });
    }
    const wrong = await post({ otherAmount: '75', recipientEmail: 'ada', deliverOn: '2020-01-01' });
    expect(Object.keys(viewOf(wrong.text).formReturn?.errors ?? {}).toSorted()).toEqual([
      'deliverOn',
      'recipientEmail',
    ]);
    expect((await post({ otherAmount: '75', deliverOn: '2026-12-24' })).status).toBe(303);
    expect((await shop.cartOf(visitor))?.entries).toMatchObject([
      {
        price: 7500,
        giftCard: { amountCents: 7500, deliverAt: '2026-12-24T00:00:00.000Z' },
      },
    ]);
  });
});
