import {
  readCheckoutSettings,
  writeCheckoutSettings,
  type CheckoutBody,
} from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { defaultCheckout, type StoreCheckout } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestProduct,
  createTestVariant,
  setStoreSettings,
} from '../../testing/create-test-product.ts';
import { createTestContributor, createTestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testAddress, testStore, visitorWithCart } from '../../testing/test-checkout.ts';
import { buy, readTestOrder } from '../../testing/test-orders.ts';
import { viewOf } from '../../testing/test-renderer.ts';

let shop: TestShop;
let path: string;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  path = `/api/websites/${shop.site.websiteId}/checkout-settings`;
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 500 });
});
beforeEach(() => setStoreSettings(shop.site, testStore));
afterAll(() => shop.api.close());

const read = async () => (await shop.site.owner.browser.get(path)).as(readCheckoutSettings);
const write = (json: object) => shop.site.owner.browser.call('PUT', path, { json });
const change = async (changes: Partial<StoreCheckout>) => {
  const response = await write({ ...defaultCheckout, ...changes });
  return response.as(writeCheckoutSettings);
};
const buyer = () => visitorWithCart(shop.site, variantId);

const fields: StoreCheckout['fields'] = [
  { id: 'wrap', type: 'select', title: 'Wrapping', options: ['Paper', 'Box'], required: true },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Ribbon', 'Card'] },
];

describe('the checkout settings', () => {
  it('are the defaults first, replace the previous ones, and leave other settings unchanged', async () => {
    expect(await read()).toMatchObject(defaultCheckout);
    const terms = { isRequired: true, text: 'I agree.', url: 'terms' };
    const saved = await change({ minimumCents: 700, phone: 'required', terms, fields });
    expect(saved.terms.url).toBe('/terms');
    expect(await read()).toEqual(saved);
    const { value } = await shop.site.inTenant((tenant) =>
      tenant.selectFrom('storeSettings').select('value').executeTakeFirstOrThrow(),
    );
    expect(value).toMatchObject({ ...testStore, checkoutMinimumCents: 700 });
  });

  it('of two simultaneous saves accept one', async () => {
    const { revision } = await read();
    const saves = [{ minimumCents: 1 }, { minimumCents: 2 }].map((changes) =>
      write({ ...defaultCheckout, ...changes, revision }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 409]);
  });

  it.each([
    [
      'a choice without options',
      { fields: [{ ...fields[0], options: [' '] }] },
      'fields.0.options',
    ],
    ['a password', { fields: [{ ...fields[0], type: 'password' }] }, 'fields.0.type'],
    ['a field without a title', { fields: [{ ...fields[0], title: '' }] }, 'fields.0.title'],
    ['a negative minimum', { minimumCents: -1 }, 'minimumCents'],
  ])('report %s at its field', async (_, changes, field) => {
    const response = await write({ ...defaultCheckout, ...changes });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('are closed to editors and to owners of other websites', async () => {
    const editor = await createTestContributor(shop.api, shop.site, [collaboratorRole.EDITOR]);
    const other = await createTestSite(shop.api, 'other');
    for (const { browser } of [editor, other.owner]) {
      expect((await browser.get(path)).status).toBeGreaterThanOrEqual(403);
      const written = await browser.call('PUT', path, {
        json: { ...defaultCheckout, phone: 'required' },
      });
      expect(written.status).toBeGreaterThanOrEqual(403);
    }
    expect(await read()).toMatchObject({ phone: 'optional' });
  });
});

describe('an order', () => {
  const placed = async (changes: Partial<CheckoutBody>) =>
    readTestOrder(shop.site, await buy(shop.api, shop.site, variantId, changes));

  it('contains what the store asked for, with the phone number in international format', async () => {
    await change({
      phone: 'required',
      company: 'optional',
      orderNotes: true,
      terms: { isRequired: true, text: '', url: '' },
      fields,
    });
    const order = await placed({
      shippingAddress: { ...testAddress, phone: '(207) 555-0101', company: 'Engines Ltd.' },
      note: 'Ring twice.',
      acceptsTerms: true,
      fields: { 'fields[wrap]': ['Box'], 'fields[extras]': ['Ribbon', 'Card'] },
    });
    expect(order).toMatchObject({
      shippingAddress: { phone: '+1 207 555 0101', company: 'Engines Ltd.' },
      note: 'Ring twice.',
      answers: [
        { fieldId: 'wrap', title: 'Wrapping', text: 'Box' },
        { fieldId: 'extras', title: 'Extras', text: 'Ribbon, Card' },
      ],
      termsAcceptedAt: expect.any(String),
    });
  });

  it('contains nothing that the store does not ask for', async () => {
    await change({ phone: 'hidden', company: 'hidden', orderNotes: false });
    const order = await placed({
      shippingAddress: { ...testAddress, phone: 'none', company: 'Engines Ltd.' },
      note: 'Ring twice.',
      acceptsTerms: true,
      fields: { 'fields[wrap]': ['Box'] },
    });
    expect(order).toMatchObject({
      shippingAddress: { phone: '' },
      note: '',
      answers: [],
      termsAcceptedAt: null,
    });
    expect(order.shippingAddress).not.toHaveProperty('company');
  });

  it.each([
    ['+49 30 901820', '+49 30 901820'],
    ['0049 30 901820', '+49 30 901820'],
    ['', ''],
  ])('accepts the phone number %j as %j', async (phone, stored) => {
    const order = await placed({ shippingAddress: { ...testAddress, phone } });
    expect(order.shippingAddress?.phone).toBe(stored);
  });

  it('is rejected with all field errors at once, with and without JavaScript', async () => {
    await change({
      phone: 'required',
      company: 'required',
      terms: { isRequired: true, text: '', url: '' },
      fields,
    });
    const visitor = await buyer();
    const shippingAddress = { ...testAddress, city: '', phone: '12' };
    const response = await checkout(visitor, { shippingAddress });
    const errors = {
      'shippingAddress.company': 'This field is required.',
      'shippingAddress.city': 'This field is required.',
      'shippingAddress.phone': expect.stringMatching(/^Enter a valid phone number/),
      'fields[wrap]': 'This field is required.',
      acceptsTerms: 'Agree to the terms to place the order.',
    };
    expect([response.status, response.body]).toMatchObject([400, { errors }]);
    expect(Object.keys(response.body['errors'] as object)).toHaveLength(5);

    const page = viewOf((await visitor.get('/checkout')).text);
    const form = {
      crumb: page.crumb ?? '',
      idempotencyKey: 'checkout-settings'.replace('-', '').padEnd(24, '0'),
      email: 'ada@example.com',
      shippingOptionId: 'post',
      'payment.method': 'invoice',
      note: 'Ring twice.',
      action: 'place',
      ...Object.fromEntries(
        Object.entries(shippingAddress).map(([name, text]) => [`shippingAddress.${name}`, text]),
      ),
      'fields[extras]': ['Ribbon', 'Card'],
    };
    const shown = viewOf((await visitor.post('/checkout', { form })).text).formReturn;
    expect(shown?.errors).toMatchObject(errors);
    expect(shown?.values).toMatchObject({
      'fields[extras]': 'Ribbon\nCard',
      note: 'Ring twice.',
      'shippingAddress.phone': '12',
    });
  });

  it('needs what addresses of its country have', async () => {
    const rest = { shipping: { ...testStore.shipping } };
    rest.shipping.zones = rest.shipping.zones.map((zone) => ({
      ...zone,
      isRestOfWorld: true,
      regions: [],
    }));
    await setStoreSettings(shop.site, rest);
    const singapore = { ...testAddress, city: '', state: '', zip: '018956', country: 'SG' };
    expect((await checkout(await buyer(), { shippingAddress: singapore })).status).toBe(200);
    const german = { ...testAddress, state: '', zip: '', country: 'DE' };
    expect((await checkout(await buyer(), { shippingAddress: german })).body).toMatchObject({
      errors: { 'shippingAddress.zip': 'This field is required.' },
    });
  });
});

describe('the cart', () => {
  it('says that it is below the minimum, until it reaches it (CHECKOUT-10, CHECKOUT-11)', async () => {
    await change({ minimumCents: 4000 });
    const visitor = await visitorWithCart(shop.site, variantId, 1);
    const message = 'your order subtotal must be $40.00 or more';
    expect(await shop.cartOf(visitor)).toMatchObject({ minimumMessage: message });
    await visitor.post('/api/cart/entries', { json: { variantId, quantity: 1 } });
    expect(await shop.cartOf(visitor)).not.toHaveProperty('minimumMessage');
  });
});

describe('express checkout', () => {
  it('is part of the pages of products as soon as it is on (STORE-02)', async () => {
    await createTestProduct(shop.site, [{}]);
    const home = async () =>
      viewOf((await shop.site.visitor().get('/')).text).site.hasExpressCheckout;
    expect(await home()).toBeUndefined();
    await change({ expressCheckout: true });
    expect(await home()).toBe(true);
    await change({ expressCheckout: false });
    expect(await home()).toBeUndefined();
  });
});
