import type { PageView } from '@sitewright/contracts/entities';
import { pageType } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDiscount } from '../../../testing/create-test-discount.ts';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import {
  testAddress,
  testCard,
  testStore,
  visitorWithCart,
  rateOf,
  shipsTo,
} from '../../../testing/test-checkout.ts';
import type { TestResponse, TestClient } from '../../../testing/test-client.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

let variantId: string;
let visitor: TestClient;
let page: PageView;
beforeEach(async () => {
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 });
  visitor = await visitorWithCart(shop.site, variantId, 2);
  page = viewOf((await visitor.get('/checkout')).text);
});

const address = Object.fromEntries(
  Object.entries(testAddress).map(([name, value]) => [`shippingAddress.${name}`, value]),
);

/** What the page's form holds when everything is filled in. */
const filledIn = (): Record<string, string> => ({
  idempotencyKey: page.main.kind === 'checkout' ? page.main.idempotencyKey : '',
  crumb: page.crumb ?? '',
  email: 'ada@example.com',
  ...address,
  shippingOptionId: 'post',
  'payment.method': 'testCard',
  'payment.card': testCard.succeeds,
  action: 'place',
});

/** As a browser without JavaScript sends it: the crumb is in the form and nowhere else. */
const post = (form: Record<string, string>): Promise<TestResponse> =>
  visitor.post('/checkout', { form, headers: { accept: 'text/html', 'x-csrf-token': '' } });

/** The form's crumb counts when no header names another. */
const place = (changes: Record<string, string> = {}) => {
  const { crumb, ...form } = { ...filledIn(), ...changes };
  return visitor.post('/checkout', { form, headers: { 'x-csrf-token': crumb ?? '' } });
};

describe('the checkout without JavaScript', () => {
  it('places the order and redirects to it', async () => {
    const response = await place();
    expect(response.status).toBe(303);
    const order = await shop.orderAt(String(response.headers.location));
    expect(order).toMatchObject({ email: 'ada@example.com', paymentState: 'paid' });
  });

  it('creates one order when sent twice', async () => {
    const form = filledIn();
    const [first, second] = [await place(form), await place(form)];
    expect(second.headers.location).toBe(first.headers.location);
  });

  it('renders field errors with the submitted values except the card number', async () => {
    const response = await place({ email: 'ada', 'shippingAddress.lastName': '' });
    expect(response.status).toBe(400);
    const { main, formReturn } = viewOf(response.text);
    expect(main).toMatchObject({ kind: 'checkout', idempotencyKey: filledIn()['idempotencyKey'] });
    expect(formReturn).toMatchObject({
      formId: 'checkout',
      message: 'One or more fields is invalid, please check your entries.',
      errors: { email: expect.any(String), 'shippingAddress.lastName': expect.any(String) },
      values: { email: 'ada', 'shippingAddress.city': 'Albany' },
    });
    expect(JSON.stringify(formReturn)).not.toContain('4242');
    expect(await shop.stock(variantId)).toBe(5);
  });

  it('renders the error of a declined card and accepts another card', async () => {
    const declined = await place({ 'payment.card': testCard.isDeclined });
    expect(declined.status).toBe(402);
    expect(viewOf(declined.text).formReturn?.message).toContain('declined');
    expect((await place()).status).toBe(303);
  });

  it('enters and removes codes with the buttons of the form, and shows everything typed again', async () => {
    const code = `PLAIN${Math.random()}`.toUpperCase();
    await createTestDiscount(shop.site, { code, minimumCents: 5000 });
    const wrong = await place({ action: 'enterCode', code: 'plane' });
    expect(viewOf(wrong.text).formReturn).toMatchObject({
      errors: { code: '“PLANE” is not a valid code. Check the spelling.' },
      values: { code: 'plane', email: 'ada@example.com', 'shippingAddress.city': 'Albany' },
    });
    const early = viewOf((await place({ action: 'enterCode', code })).text);
    expect(early.main).toMatchObject({
      cart: {
        rejectedCodes: [{ message: `“${code}” requires a minimum purchase of $50.00.` }],
        shippingLocation: { country: 'US' },
      },
    });
    expect(early.formReturn?.errors).toEqual({});
    expect(early.formReturn?.values).not.toHaveProperty('code');
    expect(early.formReturn?.values).toMatchObject({ email: 'ada@example.com' });
    await visitor.post('/api/cart/entries', { json: { variantId, quantity: 1 } });
    const applied = viewOf((await place({ action: 'update', code: '' })).text);
    expect(applied.main).toMatchObject({ cart: { discountCents: 600, rejectedCodes: [] } });
    const removed = viewOf((await place({ action: `removeCode:${code}` })).text);
    expect(removed.main).toMatchObject({ cart: { coupons: [], discountCents: 0 } });
    // The Enter key in another field clicks the first button of the form.
    const enter = viewOf((await place({ action: 'enterCode', code: '' })).text);
    expect(enter.formReturn?.errors).toEqual({});
    expect(await shop.stock(variantId)).toBe(5);
  });

  it('rejects an outdated total, renders the new one and accepts it on the next submission', async () => {
    const seen = (shown: PageView) =>
      shown.main.kind === 'checkout' ? (shown.main.cart?.version ?? '') : '';
    const update = await place({ action: 'update', cartVersion: seen(page) });
    const cartVersion = seen(viewOf(update.text));
    await visitor.post('/api/cart/entries', { json: { variantId, quantity: 1 } });

    const rejected = await place({ cartVersion });
    expect(rejected.status).toBe(409);
    const shown = viewOf(rejected.text);
    expect(shown.formReturn?.message).toBe(
      'Your cart has changed: the total is now $69.00. Please check it and place the order again.',
    );
    expect(shown.formReturn?.values).not.toHaveProperty('cartVersion');
    expect(shown.main).toMatchObject({ cart: { grandTotalCents: 6900 } });
    expect(await shop.stock(variantId)).toBe(5);
    expect((await place({ cartVersion: seen(shown) })).status).toBe(303);
  });

  it('redirects to the bank page for a second payment step', async () => {
    const response = await place({ 'payment.card': testCard.needsSecondStep });
    expect(response.headers.location).toMatch(/\/checkout\/second-step\/[\w-]+$/);
  });

  it('updates the amounts for the address on “update” without placing an order', async () => {
    await setStoreSettings(shop.site, {
      shipping: shipsTo({
        US: [rateOf('post', 'Post', 900)],
        NZ: [rateOf('far', 'Far', 4000)],
      }),
    });
    const response = await place({ action: 'update', 'shippingAddress.country': 'NZ', email: '' });
    await setStoreSettings(shop.site, testStore);
    expect(response.status).toBe(200);
    const { main, formReturn } = viewOf(response.text);
    expect(main).toMatchObject({
      cart: { shippingLocation: { country: 'NZ' }, shippingCostCents: 4000, isPurchased: false },
    });
    expect(formReturn).toMatchObject({ errors: {}, values: { 'shippingAddress.country': 'NZ' } });
  });

  it('requires the state if a tax depends on it, and lists the states', async () => {
    const taxRules = [{ name: 'NY', ratePercent: 8.875, country: 'US', state: 'NY' }];
    await setStoreSettings(shop.site, { ...testStore, taxRules });
    const rejected = await place({ 'shippingAddress.state': '' });
    const named = await place({ 'shippingAddress.state': 'New York' });
    await setStoreSettings(shop.site, testStore);
    expect(rejected.status).toBe(400);
    const { main, formReturn } = viewOf(rejected.text);
    expect(formReturn?.errors).toEqual({ 'shippingAddress.state': expect.any(String) });
    const requested = main.kind === 'checkout' ? main.countries.filter(({ states }) => states) : [];
    expect(requested).toMatchObject([
      { code: 'US', states: expect.arrayContaining([{ code: 'NY', name: 'New York' }]) },
    ]);
    const order = await shop.orderAt(String(named.headers.location));
    expect(order).toMatchObject({ taxCents: 355, grandTotalCents: 5255 });
  });

  it('rejects a form without the crumb', async () => {
    const { crumb: _crumb, ...form } = filledIn();
    const response = await post(form);
    expect(response.status).toBe(400);
    expect(await shop.stock(variantId)).toBe(5);
  });
});

describe('the shop pages', () => {
  const view = async (path: string) => {
    const response = await visitor.get(path, { headers: { accept: 'text/html' } });
    return { status: response.status, headers: response.headers, view: viewOf(response.text) };
  };

  it('have an empty cart after an order, and redirect its checkout to the cart (CART-15)', async () => {
    expect((await place()).status).toBe(303);
    expect((await view('/cart')).view.main).toEqual({ kind: 'cart', cart: null });
    const response = await visitor.get('/checkout', { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.location]).toEqual([303, '/cart']);
  });

  it('redirect from the checkout to the order with a pending payment', async () => {
    const response = await place({ 'payment.card': testCard.respondsLate });
    const again = await visitor.get('/checkout', { headers: { accept: 'text/html' } });
    expect([again.status, again.headers.location]).toEqual([303, response.headers.location]);
  });

  it('show an order only at its exact URL, uncached and with Referrer-Policy: no-referrer', async () => {
    const path = String((await place()).headers.location);
    const result = await view(path);
    expect(result.view.main).toMatchObject({ kind: 'order', order: { paymentState: 'paid' } });
    expect(result.view.context.pageType).toBe(pageType.ORDER_CONFIRMED);
    expect(result.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    expect((await view(`${path.slice(0, -1)}_`)).status).toBe(404);
  });

  it.each([
    '/checkout/subscribe',
    '/checkout/subscribe?cartToken=unknown',
    '/checkout/donate',
    '/checkout/donate?donatePageId=unknown',
    '/checkout/giftcard',
    '/checkout/giftcard?websiteId=w&giftCardProductId=g&sku=unknown',
  ])('return 404 for the checkout without a product at %s', async (path) => {
    const result = await view(path);
    expect(result.status).toBe(404);
    expect(result.view.context.pageType).toBe(pageType.NOT_FOUND);
  });
});

it('detects whether a visitor without a cart accepts cookies (CHECKOUT-08)', async () => {
  const stranger = shop.site.visitor();
  const main = async () => viewOf((await stranger.get('/checkout')).text).main;
  expect(await main()).toMatchObject({ cart: null, hasSession: false });
  // The crumb of that page has come back.
  expect(await main()).toMatchObject({ cart: null, hasSession: true });
});
