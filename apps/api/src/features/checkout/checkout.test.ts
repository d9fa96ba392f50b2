import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite } from '../../testing/create-test-site.ts';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import {
  checkout,
  checkoutBodyOf,
  testAddress,
  testStore,
  visitorWithCart,
} from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';

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

const ordersOf = (email: string) =>
  shop.site.inTenant((tenant) =>
    tenant.selectFrom('orders').where('email', '=', email).select('orderId').execute(),
  );

describe('a checkout', () => {
  it('creates a paid order with its lines and amounts, reduces the stock and queues the mails', async () => {
    const placed = (await checkout(visitor)).as(placeOrder);
    expect(placed).toEqual({
      orderUrl: expect.stringMatching(/^\/order\/[\w-]{43}$/),
      nextStepUrl: null,
    });
    const order = await shop.orderAt(placed.orderUrl);
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
    expect(await shop.stock(variantId)).toBe(3);
    expect(await shop.mailsAbout(order?.id)).toEqual([
      'ada@example.com',
      expect.stringMatching(/^account-\d+@example.com$/),
    ]);
    expect(await shop.cartOf(visitor)).toMatchObject({ isPurchased: true, orderId: order?.id });
  });

  it('gives each order of a website the next number', async () => {
    const first = await shop.orderAt((await checkout(visitor)).as(placeOrder).orderUrl);
    const other = await visitorWithCart(shop.site, variantId);
    const second = await shop.orderAt((await checkout(other)).as(placeOrder).orderUrl);
    expect(second?.number).toBe((first?.number ?? 0) + 1);
  });

  it('sent several times, also concurrently, creates one order (CHECKOUT-02)', async () => {
    const body = checkoutBodyOf({ email: 'twice@example.com' });
    await visitor.post('/api/checkout', { json: {} });
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => visitor.post('/api/checkout', { json: body })),
    );
    const later = await visitor.post('/api/checkout', { json: body });
    const urls = [...responses, later].map((response) => response.as(placeOrder).orderUrl);
    expect(new Set(urls).size).toBe(1);
    expect(await ordersOf('twice@example.com')).toHaveLength(1);
    expect(await shop.stock(variantId)).toBe(3);
  });

  it('of an ordered cart returns the same order with another idempotency key (CHECKOUT-02)', async () => {
    const email = 'again@example.com';
    const first = (await checkout(visitor, { email })).as(placeOrder);
    const again = (await checkout(visitor, { email })).as(placeOrder);
    expect(again.orderUrl).toBe(first.orderUrl);
    const other = await checkout(visitor, { email: 'other@example.com' });
    expect(other.body).toMatchObject({ code: 'cartPurchased' });
    expect(await ordersOf(email)).toHaveLength(1);
  });

  it.each([
    ['e-mail address', { email: 'else@example.com' }],
    ['street', { shippingAddress: { ...testAddress, line1: '2 Other Street' } }],
    ['recipient', { shippingAddress: { ...testAddress, lastName: 'Byron' } }],
    ['note', { note: 'Leave it with the neighbor.' }],
    ['payment method', { payment: { method: 'invoice' } as const }],
  ])(
    'with another %s than its order is rejected with the same or another key (CHECKOUT-02)',
    async (_, change) => {
      const body = checkoutBodyOf();
      const first = await visitor.post('/api/checkout', { json: body });
      expect(first.status).toBe(200);
      const sameKey = await visitor.post('/api/checkout', { json: { ...body, ...change } });
      expect([sameKey.status, sameKey.body]).toMatchObject([409, { code: 'idempotencyConflict' }]);
      const otherKey = await checkout(visitor, change);
      expect([otherKey.status, otherKey.body]).toMatchObject([409, { code: 'cartPurchased' }]);
      expect(await shop.orderAt(String(first.body['orderUrl']))).toMatchObject({
        email: body.email,
        shippingAddress: testAddress,
      });
    },
  );

  it.each([true, false])('stores whether prices include tax: %s', async (taxIncluded) => {
    const taxRules = [{ name: 'NY', ratePercent: 10, country: 'US', state: 'NY' }];
    await setStoreSettings(shop.site, { ...testStore, taxRules, taxIncluded });
    const { orderUrl } = (await checkout(visitor)).as(placeOrder);
    const order = await shop.orderAt(orderUrl);
    const [subtotal, shipping, tax] = [4000, 900, taxIncluded ? 364 : 400];
    expect(order).toMatchObject({ taxCents: tax, subtotalCents: subtotal });
    expect(order?.grandTotalCents).toBe(subtotal + shipping + (taxIncluded ? 0 : tax));
    const row = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('orders')
        .where('orderId', '=', order?.id ?? '')
        .select('taxIncluded')
        .executeTakeFirstOrThrow(),
    );
    expect(row.taxIncluded).toBe(taxIncluded);
    expect(await shop.violatedInvariants()).toEqual([]);
    await setStoreSettings(shop.site, testStore);
  });

  it('with the key of another checkout is rejected', async () => {
    const body = checkoutBodyOf();
    await visitor.post('/api/checkout', { json: body });
    const changed = { ...body, email: 'else@example.com' };
    const response = await visitor.post('/api/checkout', { json: changed });
    expect([response.status, response.body]).toMatchObject([409, { code: 'idempotencyConflict' }]);
    const thief = await visitorWithCart(shop.site, variantId);
    expect((await thief.post('/api/checkout', { json: body })).status).toBe(409);
  });

  it('without a cart cookie returns cartExpired with its message (CHECKOUT-08)', async () => {
    const response = await checkout(shop.site.visitor());
    expect([response.status, response.body]).toMatchObject([
      409,
      {
        code: 'cartExpired',
        error:
          'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
      },
    ]);
  });

  it('without a cart returns cartExpired before the card is validated', async () => {
    const wrong = { payment: { method: 'testCard', card: '42' } } as const;
    const response = await checkout(shop.site.visitor(), wrong);
    expect(response.body).toMatchObject({ code: 'cartExpired' });
  });

  it('of a deleted cart returns cartExpired (CHECKOUT-08)', async () => {
    await shop.site.inTenant((tenant) =>
      tenant.deleteFrom('carts').where('orderId', 'is', null).execute(),
    );
    expect((await checkout(visitor)).body).toMatchObject({ code: 'cartExpired' });
  });

  it('with an empty cart returns emptyCart', async () => {
    const entryId = (await shop.cartOf(visitor))?.entries[0]?.id;
    await visitor.call('DELETE', `/api/cart/entries/${entryId}`);
    expect((await checkout(visitor)).body).toMatchObject({ code: 'emptyCart' });
  });

  it('ignores every amount that is sent with it (CART-14)', async () => {
    const forged = { ...checkoutBodyOf(), grandTotalCents: 1, subtotalCents: 1, currency: 'JPY' };
    const placed = (await visitor.post('/api/checkout', { json: forged })).as(placeOrder);
    expect(await shop.orderAt(placed.orderUrl)).toMatchObject({
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
  ] as const)('with %s is rejected with a field error (API-02)', async (_, changes, field) => {
    const response = await checkout(visitor, changes);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors: { [field]: expect.any(String) } });
    expect(await shop.stock(variantId)).toBe(5);
  });

  it('below the minimum subtotal is rejected with the minimum in the error (CHECKOUT-12)', async () => {
    const dear = await createTestSite(shop.api, 'dear');
    await setStoreSettings(dear, { ...testStore, checkoutMinimumCents: 4001 });
    const cheap = await createTestVariant(dear, { price: 2000 });
    const buyer = await visitorWithCart(dear, cheap, 2);
    const response = await checkout(buyer);
    expect([response.status, response.body]).toMatchObject([
      409,
      { error: 'your order subtotal must be $40.01 or more' },
    ]);
    await setStoreSettings(dear, { ...testStore, checkoutMinimumCents: 4000 });
    expect((await checkout(buyer)).status).toBe(200);
  });

  it('with a forged crumb is rejected', async () => {
    const headers = { 'x-csrf-token': 'forged' };
    const forged = await visitor.post('/api/checkout', { json: checkoutBodyOf(), headers });
    expect(forged.body).toMatchObject({ crumbFail: true });
    expect(await shop.stock(variantId)).toBe(5);
  });
});

describe('stock', () => {
  it('that is insufficient at checkout causes an outOfStock error with the stock left (CART-21)', async () => {
    const other = await visitorWithCart(shop.site, variantId, 4);
    expect((await checkout(other)).status).toBe(200);
    const response = await checkout(visitor);
    expect([response.status, response.body]).toMatchObject([
      409,
      {
        code: 'outOfStock',
        error: 'Moss: There is not enough left in stock.',
        detail: { variantId, stockLeft: 1 },
      },
    ]);
    expect(await shop.cartOf(visitor)).toMatchObject({ isPurchased: false });
  });

  it('of one piece is sold once to several concurrent buyers (CART-21)', async () => {
    const last = await createTestVariant(shop.site, { qtyInStock: 1 });
    const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => visitorWithCart(shop.site, last)));
    const responses = await Promise.all(buyers.map((buyer) => checkout(buyer)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect(await shop.stock(last)).toBe(0);
  });

  it('of a digital product is not counted, and its order has no shipping', async () => {
    const song = variantDraftOf({ qtyInStock: 0, price: 500 });
    const product = { productType: 'digital' as const, variants: [song] };
    const songId = await createTestVariant(shop.site, {}, { product });
    const buyer = await visitorWithCart(shop.site, songId, 3);
    const response = await checkout(buyer, { shippingAddress: null, shippingOptionId: null });
    expect(await shop.orderAt(response.as(placeOrder).orderUrl)).toMatchObject({
      shippingCostCents: 0,
      shippingAddress: null,
      totalQuantity: 3,
    });
    expect(await shop.stock(songId)).toBe(0);
  });
});

it('satisfies all invariants after the checkouts', async () => {
  expect(await shop.violatedInvariants()).toEqual([]);
});
