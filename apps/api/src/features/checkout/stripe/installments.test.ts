import { changePayments, listPayments } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openStripeShop, type StripeShop } from '../../../testing/stripe/open-stripe-shop.ts';
import { viewOf } from '../../../testing/test-renderer.ts';
import { testStore, visitorWithCart } from '../../../testing/test-checkout.ts';

let shop: StripeShop;
let path: string;
beforeAll(async () => {
  shop = await openStripeShop();
  path = `/api/websites/${shop.site.websiteId}/payments`;
});
beforeEach(() => setStoreSettings(shop.site, testStore));
afterAll(() => shop.api.close());

interface Bounds {
  readonly minCents: number | null;
  readonly maxCents: number | null;
}
const offer = (installments: Bounds | null, offered = ['stripe', 'invoice']) =>
  shop.site.owner.browser.call('PUT', path, { json: { offered, installments } });

/** What the cart page and the checkout page say about installments. */
async function shownBounds() {
  const visitor = await visitorWithCart(shop.site, await createTestVariant(shop.site));
  const cart = viewOf((await visitor.get('/cart')).text).main;
  const checkout = viewOf((await visitor.get('/checkout')).text).main;
  return [
    cart.kind === 'cart' ? cart.installments : null,
    checkout.kind === 'checkout'
      ? checkout.payments.find(({ kind }) => kind === 'stripe')?.stripe?.installments
      : null,
  ];
}

it('says on which orders buyers can pay in installments, in the currency of the store (CHECKOUT-13)', async () => {
  expect(await shownBounds()).toEqual([undefined, undefined]);
  const changed = await offer({ minCents: 3500, maxCents: 100_000 });
  expect(changed.as(changePayments).installments).toEqual({ minCents: 3500, maxCents: 100_000 });
  const bounds = { min: '$35.00', max: '$1,000.00' };
  expect(await shownBounds()).toEqual([bounds, bounds]);
  await offer({ minCents: 3500, maxCents: null });
  expect(await shownBounds()).toEqual([{ min: '$35.00' }, { min: '$35.00' }]);
  // A change of other settings leaves them.
  await shop.site.owner.browser.call('PUT', path, { json: { offered: ['stripe'] } });
  expect((await shop.site.owner.browser.get(path)).as(listPayments).installments).toEqual({
    minCents: 3500,
    maxCents: null,
  });
  await offer(null);
  expect(await shownBounds()).toEqual([undefined, undefined]);
});

it('says nothing while the provider is not offered (CHECKOUT-14)', async () => {
  await offer({ minCents: 3500, maxCents: null }, ['invoice']);
  expect(await shownBounds()).toEqual([undefined, undefined]);
});

it.each([
  ['installments.minCents', { minCents: null, maxCents: null }],
  ['installments.maxCents', { minCents: 200, maxCents: 100 }],
  ['installments.minCents', { minCents: -1, maxCents: null }],
] as const)('rejects bounds that fit no order at %s', async (field, installments) => {
  const rejected = await offer(installments);
  expect([rejected.status, rejected.body]).toMatchObject([
    400,
    { errors: { [field]: expect.any(String) as string } },
  ]);
});
