import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { variantDraftOf } from '../../../testing/item-draft.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import {
  checkout,
  checkoutBodyOf,
  testStore,
  visitorWithCart,
} from '../../../testing/test-checkout.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let shop: TestShop;
let gift: string;
beforeAll(async () => {
  shop = await openTestShop();
  const product = {
    productType: 'digital' as const,
    variants: [variantDraftOf({ price: 0, unlimited: true })],
  };
  gift = await createTestVariant(shop.site, {}, { product });
});
afterAll(() => shop.api.close());
beforeEach(() => setStoreSettings(shop.site, testStore));

const nothing = {
  shippingAddress: null,
  shippingOptionId: null,
  payment: { method: 'none' },
} as const;

describe('an order that costs nothing', () => {
  it('is placed without a payment and marked as paid', async () => {
    const visitor = await visitorWithCart(shop.site, gift, 2);
    const response = await checkout(visitor, nothing);
    expect([response.status, response.body]).toMatchObject([200, { nextStepUrl: null }]);
    expect(await shop.orderAt(String(response.body['orderUrl']))).toMatchObject({
      paymentState: 'paid',
      grandTotalCents: 0,
    });
  });

  it('is placed if the store offers no payment method', async () => {
    await setStoreSettings(shop.site, { ...testStore, payments: [] });
    const visitor = await visitorWithCart(shop.site, gift);
    expect((await checkout(visitor, nothing)).status).toBe(200);
  });

  it('is placed by the form without JavaScript', async () => {
    const visitor = await visitorWithCart(shop.site, gift);
    const { crumb } = viewOf((await visitor.get('/checkout')).text);
    const { email, idempotencyKey } = checkoutBodyOf();
    const form = { email, idempotencyKey, 'payment.method': 'none', action: 'place' };
    const headers = { 'x-csrf-token': crumb ?? '' };
    const response = await visitor.post('/checkout', { form, headers });
    expect([response.status, response.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/order\//),
    ]);
  });
});

it('an order that costs something is not placed without a payment', async () => {
  const visitor = await visitorWithCart(shop.site, await createTestVariant(shop.site));
  const response = await checkout(visitor, { payment: { method: 'none' } });
  expect([response.status, response.body]).toMatchObject([
    400,
    { errors: { 'payment.method': 'Choose a payment method.' } },
  ]);
  expect(await shop.cartOf(visitor)).toMatchObject({ isPurchased: false });
});
