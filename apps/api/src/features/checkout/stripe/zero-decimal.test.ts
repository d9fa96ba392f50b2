import { changeWebsite, placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openStripeShop, type StripeShop } from '../../../testing/stripe/open-stripe-shop.ts';
import { rateOf, shipsTo, testAddress, visitorWithCart } from '../../../testing/test-checkout.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
  const path = `/api/websites/${shop.site.websiteId}`;
  const json = { currency: 'JPY' };
  (await shop.site.owner.browser.call('PATCH', path, { json })).as(changeWebsite);
  await setStoreSettings(shop.site, { shipping: shipsTo({ JP: [rateOf('post', 'Post', 0)] }) });
});
afterAll(() => shop.api.close());

const shippingAddress = { ...testAddress, country: 'JP', state: '東京都', zip: '100-0005' };

/** Pays for so many pieces of a product with this price in yen. */
async function pay(price: number, quantity = 1) {
  const variantId = await createTestVariant(shop.site, { price, qtyInStock: 10 });
  const visitor = await visitorWithCart(shop.site, variantId, quantity);
  shop.stripe.ledger.charges.length = 0;
  const response = await shop.pay(visitor, undefined, { shippingAddress });
  const charges = shop.stripe.ledger.charges.map(({ amount, currency }) => [amount, currency]);
  return { visitor, response, charges };
}

it.each([
  [1980, 2, 3960],
  [50, 1, 50],
  [9_999_999, 1, 9_999_999],
])('charges %i yen × %i as %i yen, not as hundredths', async (price, quantity, total) => {
  const { response, charges } = await pay(price, quantity);
  const order = await shop.orderAt(response.as(placeOrder).orderUrl);
  expect(order).toMatchObject({
    currency: 'JPY',
    paymentState: 'paid',
    grandTotalCents: total,
  });
  expect(charges).toEqual([[total, 'jpy']]);
});

it('rejects a total below the minimum of the currency with the minimum, and places no order', async () => {
  const { visitor, response, charges } = await pay(49);
  expect([response.status, response.body]).toMatchObject([
    400,
    {
      errors: {
        'payment.method':
          'Card payments require a total of at least ¥50. Choose another payment method.',
      },
    },
  ]);
  expect(charges).toEqual([]);
  expect((await shop.cartOf(visitor))?.isPurchased).toBe(false);
});
