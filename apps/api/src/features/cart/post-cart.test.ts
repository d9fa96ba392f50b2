import { readCart } from '@sitewright/contracts/api';
import type { ShoppingCart } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { createTestProduct, createTestVariant } from '../../testing/create-test-product.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { visitorWithCart } from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { viewOf } from '../../testing/test-renderer.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const cartOf = async (visitor: TestClient): Promise<ShoppingCart | null> =>
  (await visitor.get('/api/cart')).as(readCart).cart;

describe('the cart without JavaScript', () => {
  const post = (visitor: TestClient, form: Record<string, string>) =>
    visitor.post('/api/cart/post', { form });

  it('adds, changes and removes entries and redirects', async () => {
    const variantId = await createTestVariant(site);
    const visitor = site.visitor();
    const added = await post(visitor, {
      action: 'add',
      variantId,
      quantity: '2',
      returnTo: '/shop',
    });
    expect([added.status, added.headers.location]).toEqual([303, '/shop']);
    const entryId = (await cartOf(visitor))?.entries[0]?.id ?? '';
    const changed = await post(visitor, { action: 'change', entryId, quantity: '5' });
    expect(changed.headers.location).toBe('/cart');
    expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 5 });
    expect((await post(visitor, { action: 'checkout' })).headers.location).toBe('/checkout');
    await post(visitor, { action: 'remove', entryId, quantity: '5' });
    expect(await cartOf(visitor)).toMatchObject({ entries: [] });
  });

  it('asks before a quantity of 0 removes an entry (CART-19, CART-20)', async () => {
    const visitor = await visitorWithCart(site, await createTestVariant(site), 2);
    const entryId = (await cartOf(visitor))?.entries[0]?.id ?? '';
    const { status, headers } = await post(visitor, { action: 'change', entryId, quantity: ' 0' });
    expect(status).toBe(303);
    const page = viewOf((await visitor.get(headers.location ?? '')).text);
    expect(page.formReturn).toMatchObject({ formId: 'cart', values: { removing: entryId } });
    expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 2 });
    await post(visitor, { action: 'remove', entryId, quantity: '2' });
    expect(await cartOf(visitor)).toMatchObject({ entries: [] });
  });

  it('adds the picked variant when the script that updates the select did not load', async () => {
    const optionValues = (size: string, frame: string) => [
      { option: 'Size', value: size },
      { option: 'Frame', value: frame },
    ];
    const { variants } = await createTestProduct(site, [
      { optionValues: optionValues('A4', 'Oak') },
      { optionValues: optionValues('A3', 'Oak') },
      { optionValues: optionValues('A3', 'Black') },
    ]);
    const [first, second, third] = variants.map(({ id }) => id) as [string, string, string];
    const added = async (form: Record<string, string>) => {
      const visitor = site.visitor();
      const { headers } = await post(visitor, { action: 'add', preselected: first, ...form });
      const entry = (await cartOf(visitor))?.entries[0];
      return entry?.variantId ?? headers.location?.includes('form=cart');
    };
    const picked = { option0: 'A3', option1: 'Black' };
    expect(await added({ variantId: first, ...picked })).toBe(third);
    expect(await added({ variantId: second, option0: 'A4', option1: 'Oak' })).toBe(second);
    expect(await added({ variantId: first, option0: 'A4', option1: 'Oak' })).toBe(first);
    expect(await added({ variantId: first, option0: 'A4', option1: 'Black' })).toBe(true);
  });

  it('replaces the cart by a single product on express checkout', async () => {
    const [one, other] = [await createTestVariant(site), await createTestVariant(site)];
    const visitor = site.visitor();
    await post(visitor, { action: 'add', variantId: one });
    const response = await post(visitor, { action: 'checkout', variantId: other });
    expect(response.headers.location).toBe('/checkout');
    expect(await cartOf(visitor)).toMatchObject({ entries: [{ variantId: other }] });
  });

  it('redirects with an error to the page, or to the home page if returnTo is external', async () => {
    const variantId = await createTestVariant(site, { qtyInStock: 1 });
    const form = { action: 'add', variantId, quantity: '2', returnTo: '/shop/moss' };
    const response = await post(site.visitor(), form);
    expect(response.headers.location).toMatch(/^\/shop\/moss\?form=cart&return=[\w-]{43}$/);
    const outside = await post(site.visitor(), { ...form, returnTo: '//evil.example' });
    expect(outside.headers.location).toMatch(/^\/\?form=cart&return=/);
  });

  it.each(['', ' ', '1.5', '-1', 'two', '1e1', '99999'])(
    'redirects with an error for the quantity %j and does not change the cart',
    async (quantity) => {
      const visitor = await visitorWithCart(site, await createTestVariant(site), 2);
      const entryId = (await cartOf(visitor))?.entries[0]?.id ?? '';
      const variantId = (await cartOf(visitor))?.entries[0]?.variantId ?? '';
      for (const form of [
        { action: 'change', entryId, quantity, returnTo: '/cart' },
        { action: 'add', variantId, quantity, returnTo: '/cart' },
      ]) {
        const response = await post(visitor, form);
        expect(response.status).toBe(303);
        const { formReturn } = viewOf((await visitor.get(String(response.headers.location))).text);
        expect(formReturn?.message).toMatch(/^Please enter (a number|9999 or less)\.$/);
      }
      expect(await cartOf(visitor)).toMatchObject({ totalQuantity: 2 });
    },
  );

  it('redirects with an error when the quantity of a product would exceed the maximum', async () => {
    const variantId = await createTestVariant(site, { unlimited: true });
    const visitor = await visitorWithCart(site, variantId, 9999);
    const response = await post(visitor, { action: 'add', variantId, returnTo: '/cart' });
    expect([response.status, response.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/cart\?form=cart&return=/),
    ]);
  });

  it('states the maximum quantity in the language of the site', async () => {
    const german = await createTestSite(api, 'cart-in-german');
    const base = `/api/websites/${german.websiteId}`;
    await german.owner.browser.call('PATCH', base, { json: { locale: 'de-DE' } });
    const variantId = await createTestVariant(german, { unlimited: true });
    const visitor = await visitorWithCart(german, variantId, 9999);
    const rejected = await visitor.post('/api/cart/entries', { json: { variantId } });
    expect([rejected.status, rejected.body]).toMatchObject([
      400,
      { errors: { quantity: 'Sie können höchstens 9.999 bestellen.' } },
    ]);
  });

  it('rejects a post without a valid product, entry or action with 400 (API-02)', async () => {
    const variantId = await createTestVariant(site);
    const visitor = await visitorWithCart(site, variantId);
    for (const action of ['add', 'change', 'remove'])
      expect((await post(visitor, { action })).status).toBe(400);
    expect((await post(visitor, { action: 'add', entryId: variantId })).status).toBe(400);
    expect((await post(visitor, { action: 'burn', variantId })).status).toBe(400);
  });

  it('rejects a post from another origin', async () => {
    const variantId = await createTestVariant(site);
    const headers = { origin: 'http://evil.example' };
    const form = { action: 'add', variantId };
    const visitor = site.visitor();
    expect((await visitor.post('/api/cart/post', { form, headers })).status).toBe(403);
    expect(visitor.cookies.has('sw_cart')).toBe(false);
  });
});
