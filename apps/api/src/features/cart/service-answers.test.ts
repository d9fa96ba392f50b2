import { addCartEntry, readCart, readOrder } from '@sitewright/contracts/api';
import type { FormField } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { logIn } from '../../testing/create-test-site.ts';
import { productDraftOf, variantDraftOf } from '../../testing/item-draft.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout } from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { viewOf } from '../../testing/test-renderer.ts';

const fields: FormField[] = [
  { id: 'day', type: 'text', title: 'Preferred day', required: true },
  { id: 'email', type: 'email', title: 'Email of the guest' },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Tea', 'Cake'] },
];
const noShipping = { shippingAddress: null, shippingOptionId: null } as const;

let shop: TestShop;
let itemId: string;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  const variants = [variantDraftOf({ price: 5000, salePrice: 5000, qtyInStock: 10 })];
  const product = { productType: 'service' as const, formFields: fields, variants };
  const created = await createTestProduct(shop.site, [], { title: 'Tour', product });
  itemId = created.itemId;
  variantId = created.variants[0]?.id ?? '';
});
afterAll(() => shop.api.close());
beforeEach(() => logIn(shop.api, shop.site.owner));

const add = (visitor: TestClient, answers?: Record<string, string | string[]>, quantity = 1) =>
  visitor.post('/api/cart/entries', {
    json: { variantId, quantity, ...(answers === undefined ? {} : { answers }) },
  });
const cartOf = async (visitor: TestClient) => (await visitor.get('/api/cart')).as(readCart).cart;
const full = { 'fields[day]': 'Monday', 'fields[extras]': ['Tea', 'Cake'] };
const texts = [
  { title: 'Preferred day', text: 'Monday' },
  { title: 'Extras', text: 'Tea, Cake' },
];

describe('what the seller of a service needs to know', () => {
  it('is checked on the server, with an error for each field', async () => {
    const visitor = shop.site.visitor();
    const rejected = await add(visitor, { 'fields[day]': ' ', 'fields[email]': 'nobody' });
    expect(rejected.status).toBe(400);
    expect(rejected.body['errors']).toEqual({
      day: expect.any(String),
      email: expect.any(String),
    });
    expect(await cartOf(visitor)).toBeNull();
    const huge = {
      ...full,
      'fields[day]': ['a'.repeat(4000), 'b'],
      'fields[email]': 'x'.repeat(5001),
    };
    expect((await add(visitor, huge)).status).toBe(400);
  });

  it('is stored with the order, and shown to the buyer and the shop', async () => {
    const visitor = shop.site.visitor();
    const { cart } = (await add(visitor, { ...full, 'fields[other]': 'ignored' })).as(addCartEntry);
    expect(cart?.entries[0]?.details).toMatchObject({ answers: texts, isComplete: true });
    const { body } = await checkout(visitor, noShipping);
    const order = await shop.orderAt(String(body['orderUrl']));
    expect(order?.lines[0]?.answers).toEqual(texts);
    const path = `/api/websites/${shop.site.websiteId}/orders/${order?.id}`;
    expect((await shop.site.owner.browser.get(path)).as(readOrder).lines[0]?.answers).toEqual(
      texts,
    );
    const page = viewOf((await visitor.get(String(body['orderUrl']))).text);
    expect(page.main).toMatchObject({ order: { lines: [{ answers: texts }] } });
  });

  it('makes entries of their own, that share the stock', async () => {
    const visitor = shop.site.visitor();
    await add(visitor, full, 4);
    await add(visitor, { 'fields[day]': 'Tuesday' }, 3);
    await add(visitor, full, 2);
    const cart = await cartOf(visitor);
    expect(cart?.entries.map(({ quantity }) => quantity)).toEqual([6, 3]);
    const tooMany = await add(visitor, { 'fields[day]': 'Friday' }, 2);
    expect([tooMany.status, tooMany.body['code']]).toEqual([409, 'outOfStock']);
    const entryId = cart?.entries[1]?.id ?? '';
    const changed = await visitor.call('PUT', `/api/cart/entries/${entryId}`, {
      json: { quantity: 5 },
    });
    expect(changed.status).toBe(409);
  });

  it('is required at checkout, also after the product asks for more', async () => {
    const visitor = shop.site.visitor();
    await add(visitor);
    expect((await cartOf(visitor))?.entries[0]?.details).toMatchObject({ isComplete: false });
    expect((await visitor.get('/commerce/goto-checkout')).headers.location).toBe('/cart');
    const rejected = await checkout(visitor, noShipping);
    expect([rejected.status, rejected.body['code']]).toEqual([409, 'answersMissing']);

    const entryId = (await cartOf(visitor))?.entries[0]?.id ?? '';
    const form = { action: 'answer', entryId, hasAnswers: '1', 'fields[day]': 'Monday' };
    await visitor.post('/api/cart/post', { form });
    expect((await visitor.get('/commerce/goto-checkout')).headers.location).toBe('/checkout');
    const write = (formFields: FormField[]) =>
      shop.site.owner.browser.call('PUT', `/api/websites/${shop.site.websiteId}/items/${itemId}`, {
        json: productDraftOf([], {
          title: 'Tour',
          product: {
            productType: 'service',
            formFields,
            variants: [
              variantDraftOf({ id: variantId, price: 5000, salePrice: 5000, qtyInStock: 10 }),
            ],
          },
        }),
      });
    expect((await write(fields.map((field) => ({ ...field, required: true })))).status).toBe(200);
    expect((await checkout(visitor, noShipping)).body['code']).toBe('answersMissing');
    await write(fields);
    expect((await checkout(visitor, noShipping)).status).toBe(200);
  });

  it('is given with plain forms on the product page and in the cart', async () => {
    const visitor = shop.site.visitor();
    const form = {
      action: 'add',
      variantId,
      returnTo: '/cart',
      formPage: '/shop/tour',
      hasAnswers: '1',
      'fields[day]': '',
      'fields[extras]': ['Tea', 'Cake'],
    };
    const rejected = await visitor.post('/api/cart/post', { form });
    expect(rejected.headers.location).toMatch(/^\/shop\/tour\?form=cart&return=/);
    const page = viewOf((await visitor.get(String(rejected.headers.location))).text);
    expect(page.formReturn).toMatchObject({
      values: { 'fields[day]': '', 'fields[extras]': 'Tea\nCake' },
      errors: { day: expect.any(String) },
    });
    const added = await visitor.post('/api/cart/post', {
      form: { ...form, 'fields[day]': 'Monday' },
    });
    expect(added.headers.location).toBe('/cart');
    const entryId = (await cartOf(visitor))?.entries[0]?.id ?? '';
    const change = { action: 'answer', entryId, hasAnswers: '1', returnTo: '/cart' };
    const wrong = await visitor.post('/api/cart/post', {
      form: { ...change, 'fields[email]': 'x' },
    });
    expect(wrong.headers.location).toMatch(new RegExp(`^/cart\\?form=details-${entryId}&`));
    expect((await cartOf(visitor))?.entries[0]?.details?.answers).toEqual(texts);
    await visitor.post('/api/cart/post', { form: { ...change, 'fields[day]': 'Friday' } });
    expect((await cartOf(visitor))?.entries[0]?.details?.answers).toEqual([
      { title: 'Preferred day', text: 'Friday' },
    ]);
    // Another visitor's entry is not found.
    const stranger = shop.site.visitor();
    await add(stranger, full);
    const foreign = await stranger.post('/api/cart/post', {
      form: { ...change, 'fields[day]': 'Never' },
    });
    expect(foreign.headers.location).toMatch(/form=details-/);
    expect((await cartOf(visitor))?.entries[0]?.details?.answers[0]?.text).toBe('Friday');
  });

  it('is defined by fields with different ids and without secrets', async () => {
    const path = `/api/websites/${shop.site.websiteId}/collections/${shop.site.shopId}/items`;
    const draft = (formFields: FormField[]) => ({
      json: productDraftOf([{}], {
        product: { productType: 'service', formFields, variants: [variantDraftOf()] },
      }),
    });
    for (const invalid of [
      [fields[0]!, fields[0]!],
      [{ id: 'pin', type: 'password' as const, title: 'PIN' }],
    ]) {
      const { status, body } = await shop.site.owner.browser.post(path, draft(invalid));
      expect(status).toBe(400);
      expect(Object.keys(body['errors'] as object)).toEqual(['product.formFields']);
    }
  });
});
