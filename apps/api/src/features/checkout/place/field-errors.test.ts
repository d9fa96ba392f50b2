import type { Address, ShoppingCart } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import {
  checkoutBodyOf,
  testAddress,
  testCard,
  testStore,
  visitorWithCart,
} from '../../../testing/test-checkout.ts';
import { buy, readTestOrder } from '../../../testing/test-orders.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let shop: TestShop;
let variantId: string;
let visitor: TestClient;
beforeAll(async () => {
  shop = await openTestShop();
  const taxRules = [{ name: 'NY', ratePercent: 8.875, country: 'US', state: 'NY' }];
  await setStoreSettings(shop.site, { ...testStore, taxRules });
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 });
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  visitor = await visitorWithCart(shop.site, variantId);
});

/** What the form holds; a field that is left out is not on the page. */
interface Typed {
  readonly email?: string;
  readonly address?: Partial<Address> | null;
  readonly shippingOptionId?: string;
  readonly method?: string;
  readonly card?: string;
}

const right = {
  email: 'ada@example.com',
  address: testAddress,
  shippingOptionId: 'post',
  method: 'testCard',
  card: testCard.succeeds,
} as const satisfies Typed;

const emptyAddress: Partial<Address> = {
  ...(Object.fromEntries(Object.keys(testAddress).map((name) => [name, ''])) as unknown as Address),
  country: 'US',
};
const fieldsOfAddress = (...names: readonly (keyof Address)[]) =>
  names.map((name) => `shippingAddress.${name}`);
const namesOfPerson = fieldsOfAddress('firstName', 'lastName', 'line1', 'city');

/** What is wrong, and every field that is named for it. */
const table: readonly (readonly [string, Typed, readonly string[]])[] = [
  [
    'everything is empty',
    { email: '', address: emptyAddress, shippingOptionId: '', card: '' },
    ['email', ...namesOfPerson, ...fieldsOfAddress('state', 'zip')].concat(
      'shippingOptionId',
      'payment.card',
    ),
  ],
  [
    'a name is missing, and the state that the tax hangs on',
    { address: { ...testAddress, lastName: '', state: '' } },
    fieldsOfAddress('lastName', 'state'),
  ],
  [
    'the e-mail address is none, and the postal code is none of this country',
    { email: 'ada', address: { ...testAddress, zip: '1220' } },
    ['email', ...fieldsOfAddress('zip')],
  ],
  [
    'the state does not exist, and the card cannot be one',
    { address: { ...testAddress, state: 'Ontario' }, card: '4242' },
    [...fieldsOfAddress('state'), 'payment.card'],
  ],
  [
    'nothing is chosen',
    { email: '', shippingOptionId: '', method: '' },
    ['email', 'shippingOptionId', 'payment.method'],
  ],
  [
    'the way of sending does not go there, and the card is missing',
    { shippingOptionId: 'courier', card: '' },
    ['shippingOptionId', 'payment.card'],
  ],
  [
    'a text is too long, and another is missing',
    { address: { ...testAddress, zip: '', city: 'x'.repeat(81) } },
    fieldsOfAddress('city', 'zip'),
  ],
  [
    'nothing says where to, and the card is missing',
    { address: null, card: '' },
    [...fieldsOfAddress('line1'), 'payment.card'],
  ],
];

const asJson = (typed: Typed): unknown => {
  const { email, address, shippingOptionId, method, card } = { ...right, ...typed };
  const payment = method === 'testCard' ? { method, card } : { method };
  return {
    ...checkoutBodyOf(),
    email,
    shippingAddress: address,
    shippingOptionId: shippingOptionId || null,
    payment,
  };
};

const asForm = (typed: Typed): Record<string, string> => {
  const { email, address, shippingOptionId, method, card } = { ...right, ...typed };
  const parts = Object.entries(address ?? {}).map(([name, text]) => [
    `shippingAddress.${name}`,
    text,
  ]);
  return {
    idempotencyKey: checkoutBodyOf().idempotencyKey,
    email,
    ...Object.fromEntries(parts),
    ...(shippingOptionId === '' ? {} : { shippingOptionId }),
    ...(method === '' ? {} : { 'payment.method': method }),
    'payment.card': card,
    action: 'place',
  };
};

const namesIn = (errors: unknown) => Object.keys(errors ?? {}).toSorted();
const ordersOfShop = () =>
  shop.site.inTenant((tenant) => tenant.selectFrom('orders').select('orderId').execute());

describe.each(table)('a checkout in which %s', (_, typed, fields) => {
  it('returns all field errors at once (API-02)', async () => {
    await visitor.post('/api/checkout', { json: {} });
    const response = await visitor.post('/api/checkout', { json: asJson(typed) });
    expect([response.status, response.body]).toMatchObject([400, { code: 'invalidRequest' }]);
    expect(namesIn(response.body['errors'])).toEqual(fields.toSorted());
  });

  it('returns all field errors at once on the page without JavaScript', async () => {
    const page = viewOf((await visitor.get('/checkout')).text);
    const form = { ...asForm(typed), crumb: page.crumb ?? '' };
    const response = await visitor.post('/checkout', { form });
    expect(response.status).toBe(400);
    expect(namesIn(viewOf(response.text).formReturn?.errors)).toEqual(fields.toSorted());
  });
});

it('returns a readable message for each field', async () => {
  await visitor.post('/api/checkout', { json: {} });
  const empty = { email: '', address: emptyAddress, shippingOptionId: '', method: '' };
  const response = await visitor.post('/api/checkout', { json: asJson(empty) });
  expect(response.body['errors']).toMatchObject({
    'shippingAddress.firstName': 'This field is required.',
    'shippingAddress.state': 'Enter your state to calculate tax.',
    'shippingAddress.zip': 'A ZIP code in the United States has 5 digits.',
    shippingOptionId: 'Choose a shipping option.',
    'payment.method': 'Choose a payment method.',
  });
});

it.each([{}, { shippingAddress: 7, payment: [] }, { payment: { method: 'testCard', card: 4242 } }])(
  'rejects the JSON body %j with 400 and field errors',
  async (json) => {
    await visitor.post('/api/checkout', { json: {} });
    const response = await visitor.post('/api/checkout', { json });
    expect([response.status, response.body]).toMatchObject([400, { code: 'invalidRequest' }]);
    expect(namesIn(response.body['errors'])).toContain('email');
  },
);

it('returns only field errors for a checkout without a cart', async () => {
  const stranger = shop.site.visitor();
  await stranger.post('/api/checkout', { json: {} });
  const response = await stranger.post('/api/checkout', { json: asJson({ email: '', card: '' }) });
  expect(namesIn(response.body['errors'])).toEqual(['email', 'payment.card']);
});

it('creates no order and does not change the stock', async () => {
  expect(await ordersOfShop()).toEqual([]);
  expect(await shop.stock(variantId)).toBe(5);
});

it('says with the totals that a state does not exist, and stores the code of one that does', async () => {
  const cartIn = async (state: string) => {
    const location = { country: 'US', state, zip: '10001' };
    const { body } = await visitor.call('PUT', '/api/cart/shipping', { json: { location } });
    return body['cart'] as ShoppingCart;
  };
  expect(await cartIn('Nwe York')).toMatchObject({
    taxCents: 0,
    stateError: 'This state does not exist. Choose one from the list.',
  });
  expect(await cartIn('')).not.toHaveProperty('stateError');
  expect(await cartIn('new york')).not.toHaveProperty('stateError');
  const order = await buy(shop.api, shop.site, variantId, {
    shippingAddress: { ...testAddress, state: 'new york' },
  });
  expect((await readTestOrder(shop.site, order)).shippingAddress?.state).toBe('NY');
});
