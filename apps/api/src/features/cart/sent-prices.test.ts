import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGiftCard, createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkoutBodyOf } from '../../testing/test-checkout.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 50 });
});
afterAll(() => shop.api.close());

/** What a buyer who manipulates a request might send as a price. */
const prices = {
  price: 1,
  priceCents: 1,
  unitPriceCents: 1,
  salePrice: 1,
  amountCents: 1,
  totalCents: 1,
  grandTotalCents: 1,
  payableCents: 1,
  shippingCostCents: 0,
};
const texts = Object.fromEntries(Object.entries(prices).map(([name, value]) => [name, `${value}`]));

describe('prices in a request', () => {
  it('change neither the cart nor the order: those of the products count', async () => {
    const visitor = shop.site.visitor();
    const entry = { variantId, quantity: 2, ...prices, answers: texts };
    expect((await visitor.post('/api/cart/entries', { json: entry })).status).toBe(200);
    expect(await shop.cartOf(visitor)).toMatchObject({ subtotalCents: 4000 });
    const json = { ...checkoutBodyOf(), ...prices, lines: [{ variantId, ...prices }] };
    const placed = await visitor.post('/api/checkout', { json });
    const order = await shop.orderAt(placed.as(placeOrder).orderUrl);
    expect(order).toMatchObject({
      grandTotalCents: 4900,
      lines: [{ unitPriceCents: 2000, totalCents: 4000 }],
    });
    const paid = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('paymentAttempts')
        .where('orderId', '=', order?.id ?? '')
        .select('amountCents')
        .execute(),
    );
    expect(paid).toEqual([{ amountCents: 4900 }]);
  });

  it('of the plain form of a product change nothing', async () => {
    const visitor = shop.site.visitor();
    const form = { action: 'add', variantId, quantity: '1', returnTo: '/cart', ...texts };
    expect((await visitor.post('/api/cart/post', { form })).status).toBe(303);
    expect(await shop.cartOf(visitor)).toMatchObject({ subtotalCents: 2000 });
  });

  it('of a gift card with a fixed amount change nothing', async () => {
    const { itemId, variants } = await createTestGiftCard(shop.site);
    const sku = variants[0]?.sku ?? '';
    const visitor = shop.site.visitor();
    const form = {
      productId: itemId,
      sku,
      amount: sku,
      recipientEmail: 'ada@example.com',
      ...texts,
      otherAmount: '1',
    };
    expect((await visitor.post('/checkout/giftcard', { form })).status).toBe(303);
    expect((await shop.cartOf(visitor))?.entries).toMatchObject([
      { price: 5000, giftCard: { amountCents: 5000 } },
    ]);
  });
});
