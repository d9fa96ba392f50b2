import { chooseShipping, placeOrder, writeTaxes } from '@sitewright/contracts/api';
import { noTaxes, type TaxRate } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testAddress, visitorWithCart } from '../../testing/test-checkout.ts';

const rate = (id: string, postalCode: string, ratePercent: number): TaxRate => ({
  id,
  name: `Tax ${id}`,
  country: 'US',
  state: 'NY',
  postalCode,
  taxClass: 'standard',
  ratePercent,
});

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 1000 });
  const json = {
    ...noTaxes,
    rates: [
      rate('state', '', 4),
      rate('city', '12207', 3),
      rate('county', '122*', 2),
      rate('district', '10001-10099', 5),
    ],
  };
  const path = `/api/websites/${shop.site.websiteId}/taxes`;
  (await shop.site.owner.browser.call('PUT', path, { json })).as(writeTaxes);
});
afterAll(() => shop.api.close());

describe('a tax by postal code', () => {
  it.each([
    ['12207', { 'Tax state': 80, 'Tax city': 60, 'Tax county': 40 }],
    ['12207-1234', { 'Tax state': 80, 'Tax city': 60, 'Tax county': 40 }],
    ['12208', { 'Tax state': 80, 'Tax county': 40 }],
    ['10001', { 'Tax state': 80, 'Tax district': 100 }],
    ['10099', { 'Tax state': 80, 'Tax district': 100 }],
    ['10100', { 'Tax state': 80 }],
  ])('of an order to %s is that of the cart, with a step for each rate', async (zip, taxes) => {
    const visitor = await visitorWithCart(shop.site, variantId);
    const json = { location: { country: 'US', state: 'NY', zip } };
    const { cart } = (await visitor.call('PUT', '/api/cart/shipping', { json })).as(chooseShipping);
    const taxCents = Object.values(taxes).reduce((sum, cents) => sum + cents, 0);
    expect(cart?.taxCents).toBe(taxCents);
    const shippingAddress = { ...testAddress, zip };
    const placed = await checkout(visitor, { shippingAddress, cartVersion: cart?.version });
    const order = await shop.orderAt(placed.as(placeOrder).orderUrl);
    expect(order).toMatchObject({ taxCents, grandTotalCents: 2900 + taxCents });
    const steps = order?.trace.filter(({ rule }) => rule === 'tax') ?? [];
    expect(
      Object.fromEntries(steps.map(({ detail, amountCents }) => [detail, amountCents])),
    ).toEqual(taxes);
  });

  it('of an order to another place than that of the cart is shown before it is charged', async () => {
    const visitor = await visitorWithCart(shop.site, variantId);
    const json = { location: { country: 'US', state: 'NY', zip: '10100' } };
    const { cart } = (await visitor.call('PUT', '/api/cart/shipping', { json })).as(chooseShipping);
    const changed = await checkout(visitor, { cartVersion: cart?.version });
    expect(changed.body).toMatchObject({
      code: 'cartChanged',
      detail: { grandTotalCents: 2900 + 180 },
    });
  });

  it('asks for the postal code, and places no order without it', async () => {
    const visitor = await visitorWithCart(shop.site, variantId);
    const shippingAddress = { ...testAddress, zip: '' };
    const rejected = await checkout(visitor, { shippingAddress });
    expect([rejected.status, rejected.body]).toMatchObject([
      400,
      { errors: { 'shippingAddress.zip': expect.any(String) } },
    ]);
    expect((await shop.cartOf(visitor))?.isPurchased).toBe(false);
  });
});
