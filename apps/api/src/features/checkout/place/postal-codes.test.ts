import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import {
  checkout,
  checkoutBodyOf,
  testAddress,
  visitorWithCart,
  rateOf,
  shipsTo,
} from '../../../testing/test-checkout.ts';
import type { TestResponse, TestClient } from '../../../testing/test-client.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  await setStoreSettings(shop.site, {
    shipping: shipsTo({ '*': [rateOf('post', 'Post', 900)] }),
    taxRules: [{ name: 'Portland', ratePercent: 10, country: 'US', zip: '04101' }],
  });
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 100 });
});
afterAll(() => shop.api.close());

/** A state of each country whose addresses need one. */
const states: Readonly<Record<string, string>> = { US: 'ME', CA: 'ON', JP: 'Tokyo' };

const addressWith = (country: string, zip: string) => ({
  ...testAddress,
  city: 'Portland',
  state: states[country] ?? '',
  country,
  zip,
});

type Place = (visitor: TestClient, country: string, zip: string) => Promise<TestResponse>;

const byScript: Place = (visitor, country, zip) =>
  checkout(visitor, { shippingAddress: addressWith(country, zip) });

const withoutScript: Place = async (visitor, country, zip) => {
  const page = viewOf((await visitor.get('/checkout')).text);
  const { email, idempotencyKey } = checkoutBodyOf();
  const parts = Object.entries(addressWith(country, zip)).map(
    ([part, text]) => [`shippingAddress.${part}`, text] as const,
  );
  const form = {
    ...Object.fromEntries(parts),
    crumb: page.crumb ?? '',
    idempotencyKey,
    email,
    shippingOptionId: 'post',
    'payment.method': 'testCard',
    'payment.card': '4242 4242 4242 4242',
    action: 'place',
  };
  return visitor.post('/checkout', { form });
};

const orderUrlOf = (result: TestResponse): string =>
  result.status === 303 ? String(result.headers.location) : result.as(placeOrder).orderUrl;

const errorOf = (result: TestResponse): unknown =>
  result.text.startsWith('{"error"')
    ? (result.body['errors'] as Record<string, string>)['shippingAddress.zip']
    : viewOf(result.text).formReturn?.errors['shippingAddress.zip'];

describe.each([
  ['by a script', byScript],
  ['without a script', withoutScript],
])('an order placed %s', (_, place) => {
  it.each([
    ['US', '04101', { zip: '04101' }],
    ['US', ' 04101 ', { zip: '04101' }],
    ['US', '04101-1234', { zip: '04101', zipExtension: '1234' }],
    ['US', '04101 - 1234', { zip: '04101', zipExtension: '1234' }],
    ['GB', ' sw1a 1aa', { zip: 'SW1A 1AA' }],
    ['CA', 'k1a 0b1', { zip: 'K1A 0B1' }],
    ['US', '０４１０１', { zip: '04101' }],
    ['DE', 'D-10115', { zip: '10115' }],
    ['JP', '〒１００－０００１', { zip: '100-0001' }],
  ])('to %s with the postal code %j stores %o (CHECKOUT-06)', async (country, zip, stored) => {
    const visitor = await visitorWithCart(shop.site, variantId);
    const order = await shop.orderAt(orderUrlOf(await place(visitor, country, zip)));
    const { zip: storedZip, zipExtension } = order?.shippingAddress ?? {};
    expect({ zip: storedZip, zipExtension }).toEqual({ zipExtension: undefined, ...stored });
    // The rate hangs on the five digits.
    expect(order?.taxCents).toBe(country === 'US' ? 200 : 0);
  });

  it.each(['0410', '041011', '04101-12', '04101-12345', 'abcde'])(
    'to the United States is rejected with the postal code %j (CHECKOUT-06)',
    async (zip) => {
      const visitor = await visitorWithCart(shop.site, variantId);
      const response = await place(visitor, 'US', zip);
      expect(response.status).toBe(400);
      expect(errorOf(response)).toBe('A ZIP code in the United States has 5 digits.');
    },
  );
});

it('accepts a ZIP+4 code in a checkout with another invalid field', async () => {
  const visitor = await visitorWithCart(shop.site, variantId);
  const response = await checkout(visitor, {
    email: 'nobody',
    shippingAddress: addressWith('US', '04101-1234'),
  });
  expect(response.status).toBe(400);
  expect(Object.keys(response.body['errors'] as object)).toEqual(['email']);
});
