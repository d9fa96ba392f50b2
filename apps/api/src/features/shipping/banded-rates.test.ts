import { chooseShipping, placeOrder, writeShipping } from '@sitewright/contracts/api';
import type { RateBand, ShippingRate } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import {
  checkout,
  rateOf,
  shipsTo,
  testAddress,
  visitorWithCart,
} from '../../testing/test-checkout.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { price: 1250, qtyInStock: 1000 });
});
afterAll(() => shop.api.close());

const band = (from: number, to: number | null, priceCents: number): RateBand => ({
  from,
  to,
  priceCents,
});

/** Saves a rate with these bands through the owner's route, beside a rate with a fixed price. */
async function offer(kind: 'amount' | 'quantity', bands: RateBand[]): Promise<void> {
  const banded: ShippingRate = { ...rateOf('post', 'Post', 0), price: { kind, bands } };
  const json = shipsTo({ US: [banded, rateOf('express', 'Express', 9900)] });
  const path = `/api/websites/${shop.site.websiteId}/shipping`;
  (await shop.site.owner.browser.call('PUT', path, { json })).as(writeShipping);
}

/** Buys so many pieces; returns the price of the option in the cart, and what the order says. */
async function buy(quantity: number, code?: string) {
  const visitor = await visitorWithCart(shop.site, variantId, quantity);
  if (code !== undefined) await visitor.post('/api/cart/codes', { json: { code } });
  const { country, state, zip } = testAddress;
  const json = { location: { country, state, zip }, optionId: 'post' };
  const { cart } = (await visitor.call('PUT', '/api/cart/shipping', { json })).as(chooseShipping);
  const placed = await checkout(visitor, { cartVersion: cart?.version });
  const order = await shop.orderAt(placed.as(placeOrder).orderUrl);
  const option = cart?.shippingOptions.find(({ id }) => id === 'post');
  const step = order?.trace.find(({ rule }) => rule === 'shipping');
  return {
    shown: [option?.costCents, cart?.shippingCostCents],
    charged: [order?.shippingCostCents, step?.amountCents, step?.detail],
    goods: (order?.grandTotalCents ?? 0) - (order?.shippingCostCents ?? 0),
  };
}

describe('a rate by price', () => {
  const bands = [band(0, 5000, 700), band(5000, 10_000, 300), band(10_000, null, 50)];

  it.each([
    [3, 700],
    [4, 300],
    [7, 300],
    [8, 50],
  ])('charges the order of %i pieces the price of its band, as shown', async (quantity, cents) => {
    await offer('amount', bands);
    expect(await buy(quantity)).toEqual({
      shown: [cents, cents],
      charged: [cents, cents, 'Post'],
      goods: quantity * 1250,
    });
  });

  it('counts the goods after discounts', async () => {
    await offer('amount', bands);
    await createTestDiscount(shop.site, { code: 'TENTH' });
    expect(await buy(4, 'TENTH')).toEqual({
      shown: [700, 700],
      charged: [700, 700, 'Post'],
      goods: 4500,
    });
  });
});

describe('a rate by quantity', () => {
  it.each([
    [1, 500],
    [2, 500],
    [3, 1200],
    [10, 1200],
  ])('charges the order of %i pieces the price of its band, as shown', async (quantity, cents) => {
    await offer('quantity', [band(1, 2, 500), band(3, 10, 1200)]);
    expect(await buy(quantity)).toEqual({
      shown: [cents, cents],
      charged: [cents, cents, 'Post'],
      goods: quantity * 1250,
    });
  });

  it('is not offered outside its bands, and cannot be ordered', async () => {
    await offer('quantity', [band(1, 2, 500)]);
    const visitor = await visitorWithCart(shop.site, variantId, 3);
    const { country, state, zip } = testAddress;
    const json = { location: { country, state, zip } };
    const { cart } = (await visitor.call('PUT', '/api/cart/shipping', { json })).as(chooseShipping);
    expect(cart?.shippingOptions).toMatchObject([{ id: 'express', costCents: 9900 }]);
    const rejected = await checkout(visitor, { shippingOptionId: 'post' });
    expect([rejected.status, rejected.body]).toMatchObject([
      400,
      { errors: { shippingOptionId: expect.any(String) } },
    ]);
    expect((await shop.cartOf(visitor))?.isPurchased).toBe(false);
  });
});
