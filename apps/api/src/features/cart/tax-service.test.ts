import { chooseShipping, placeOrder, testTaxService } from '@sitewright/contracts/api';
import { noOpeningHours, noTaxes } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingRequest, OutgoingResult } from '../../platform/outgoing/safe-fetch.ts';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import {
  checkout,
  rateOf,
  shipsTo,
  testAddress,
  visitorWithCart,
} from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { viewOf } from '../../testing/test-renderer.ts';

/** What the service was sent, and how it answers. */
let requests: OutgoingRequest[] = [];
let answer: () => OutgoingResult;
const respond = (body: unknown, status = 200): OutgoingResult => ({
  ok: true,
  response: { status, headers: {}, body: Buffer.from(JSON.stringify(body)) },
});
const state5 = { name: 'State', ratePercent: 5 };

let shop: TestShop;
let variantId: string;
let opened: Date;
beforeAll(async () => {
  shop = await openTestShop({
    services: () => ({
      safeFetch: (request) => {
        requests.push(request);
        return Promise.resolve(answer());
      },
    }),
  });
  opened = shop.api.clock.now;
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 100 });
});
afterAll(() => shop.api.close());

const { country, state, zip } = testAddress;
const ownRate = { name: 'Own', ratePercent: 10, country };
const barn = {
  id: 'barn',
  name: 'Barn',
  address: { line1: '1 Quay', line2: '', city: 'Bath', state: 'ME', zip: '04530', country: 'US' },
  openingHours: noOpeningHours,
  hoursNote: '',
  instructions: '',
};
const post = rateOf('post', 'Post', 1000);
let urls = 0;
/** A service with a URL of its own, so that no test finds the responses of another. */
const open = (changes: object = {}) =>
  setStoreSettings(shop.site, {
    shipping: shipsTo({ '*': [post] }),
    taxRules: [ownRate],
    taxesShipping: true,
    storeCountry: 'US',
    taxService: { id: 'taxes', url: `https://taxes.example/${(urls += 1)}` },
    ...changes,
  });
beforeEach(async () => {
  requests = [];
  answer = () => respond({ rates: [state5] });
  shop.api.clock.now = opened;
  await open();
});

const buyer = () => visitorWithCart(shop.site, variantId);
async function look(visitor: TestClient, changes: object = { location: { country, state, zip } }) {
  const response = await visitor.call('PUT', '/api/cart/shipping', { json: changes });
  return response.as(chooseShipping).cart;
}
const pass = (hours: number) => {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + hours * 3_600_000);
};

describe('the rates of a tax service', () => {
  it('replace those of the store, in the cart and in the order', async () => {
    answer = () => respond({ rates: [state5, { name: 'City', ratePercent: 1.5 }] });
    const visitor = await buyer();
    const cart = await look(visitor);
    // 6.5 % of 20 and 10 dollars
    expect(cart).toMatchObject({ taxCents: 195, grandTotalCents: 3195 });
    const placed = (await checkout(visitor, { cartVersion: cart?.version })).as(placeOrder);
    const order = await shop.orderAt(placed.orderUrl);
    expect(order).toMatchObject({ taxCents: 195, grandTotalCents: 3195 });
    expect(
      order?.trace
        .filter(({ rule }) => rule === 'tax')
        .map(({ detail, ratePercent }) => [detail, ratePercent]),
    ).toEqual([
      ['State', 5],
      ['City', 1.5],
    ]);
    expect(requests).toHaveLength(1);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      locale: 'en',
      origin: { country: 'US' },
      destination: { country, state, zip },
    });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('are asked once for each place, also by other buyers, and again after six hours', async () => {
    await look(await buyer());
    await look(await buyer());
    expect(requests).toHaveLength(1);
    await look(await buyer(), { location: { country, state, zip: '10001' } });
    expect(requests).toHaveLength(2);
    pass(6);
    await look(await buyer());
    expect(requests).toHaveLength(3);
  });

  it('decide whether shipping is taxed, and can be none at all', async () => {
    answer = () => respond({ rates: [state5], taxesShipping: false });
    expect((await look(await buyer()))?.taxCents).toBe(100);
    await open();
    answer = () => respond({ rates: [] });
    expect((await look(await buyer()))?.taxCents).toBe(0);
  });

  it.each([
    ['no connection', () => ({ ok: false, error: 'unreachable' }) as const],
    ['an error', () => respond({ rates: [state5] }, 500)],
    ['what is no list of rates', () => respond({ tax: 5 })],
  ])('are replaced by those of the store after %s', async (_, answerWith) => {
    answer = answerWith;
    const visitor = await buyer();
    const cart = await look(visitor);
    expect(cart?.taxCents).toBe(300);
    const placed = await checkout(visitor, { cartVersion: cart?.version });
    expect((await shop.orderAt(placed.as(placeOrder).orderUrl))?.taxCents).toBe(300);
    expect(requests).toHaveLength(1);
  });

  it('stay for a day if the service stops responding', async () => {
    const visitor = await buyer();
    await look(visitor);
    answer = () => ({ ok: false, error: 'timedOut' });
    pass(23);
    expect((await look(visitor))?.taxCents).toBe(150);
    pass(1);
    expect((await look(visitor))?.taxCents).toBe(300);
  });

  it('are asked before an order is placed for an address that no cart had', async () => {
    const placed = await checkout(await buyer(), {});
    expect((await shop.orderAt(placed.as(placeOrder).orderUrl))?.taxCents).toBe(150);
    expect(requests).toHaveLength(1);
  });

  it('that changed since the buyer saw the total are shown before the order is placed', async () => {
    const visitor = await buyer();
    const cart = await look(visitor);
    pass(24);
    answer = () => respond({ rates: [{ ...state5, ratePercent: 7 }] });
    const rejected = await checkout(visitor, { cartVersion: cart?.version });
    expect([rejected.status, rejected.body]).toMatchObject([409, { code: 'cartChanged' }]);
    const shown = await look(visitor);
    expect(shown?.taxCents).toBe(210);
    expect((await checkout(visitor, { cartVersion: shown?.version })).status).toBe(200);
  });

  it('of a collected order are those of the pickup location', async () => {
    await open({ shipping: { ...shipsTo({ '*': [post] }), pickups: [barn] } });
    const visitor = await buyer();
    await look(visitor);
    await look(visitor, { shippingOptionId: 'barn' });
    const asked = requests.map(({ body }) => JSON.parse(body ?? '') as { destination: unknown });
    expect(asked.map(({ destination }) => destination)).toEqual([
      { country, state, zip },
      { country: 'US', state: 'ME', zip: '04530' },
    ]);
  });

  it('need the state and the postal code of an address', async () => {
    await open({ taxRules: [] });
    for (const missing of ['state', 'zip'] as const) {
      const shippingAddress = { ...testAddress, [missing]: '' };
      const rejected = await checkout(await buyer(), { shippingAddress });
      expect([rejected.status, rejected.body]).toMatchObject([
        400,
        { errors: { [`shippingAddress.${missing}`]: expect.any(String) as string } },
      ]);
    }
    expect(await (await buyer()).get('/checkout').then(({ text }) => text)).toContain('New York');
  });

  it('need the place of a buyer who orders only files, also without rates of the store', async () => {
    await open({ taxRules: [] });
    const variants = [variantDraftOf({ price: 2000, unlimited: true })];
    const files = { product: { productType: 'digital' as const, variants } };
    const visitor = await visitorWithCart(shop.site, await createTestVariant(shop.site, {}, files));
    const page = viewOf(
      (await visitor.get('/checkout', { headers: { accept: 'text/html' } })).text,
    );
    expect(page.main).toMatchObject({ kind: 'checkout', asksCountry: true });
    const unshipped = { shippingAddress: null, shippingOptionId: null };
    const rejected = await checkout(visitor, unshipped);
    expect([rejected.status, rejected.body]).toMatchObject([
      400,
      { errors: { 'billing.country': expect.any(String) as string } },
    ]);
    const billing = { firstName: '', lastName: '', country, state, zip };
    const placed = await checkout(visitor, { ...unshipped, billing });
    expect((await shop.orderAt(placed.as(placeOrder).orderUrl))?.taxCents).toBe(100);
    expect(requests.map(({ body }) => JSON.parse(body ?? ''))).toMatchObject([
      { destination: { country, state, zip } },
    ]);
  });

  it('are removed for a business that owes the tax itself', async () => {
    await open({ storeCountry: 'DE', reverseCharge: true, taxIncluded: true });
    answer = () => respond({ rates: [{ name: 'TVA', ratePercent: 20 }] });
    const location = { country: 'FR', state: '', zip: '75001' };
    const cart = await look(await buyer(), { location, vatNumber: 'FR40303265045' });
    expect(cart).toMatchObject({ taxCents: 0, grandTotalCents: 2500 });
  });
});

describe('the test of a tax service', () => {
  const test = async (body: object = {}) => {
    const path = `/api/websites/${shop.site.websiteId}/taxes/services/taxes/test`;
    const place = { storeCountry: 'US', country: 'US', state: 'NY', zip: '10001' };
    const json = { url: 'https://taxes.example/test', ...place, ...body };
    return shop.site.owner.browser.post(path, { json });
  };

  it('returns the rates of a place, or the problem', async () => {
    expect((await test()).as(testTaxService)).toEqual({ rates: [state5], problem: null });
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      destination: { country: 'US', state: 'NY', zip: '10001' },
    });
    answer = () => respond({ rates: [state5, state5] });
    expect((await test()).as(testTaxService)).toEqual({ rates: null, problem: 'wrongFormat' });
  });

  it('rejects a URL that is none, without a request', async () => {
    expect((await test({ url: 'file:///etc/passwd' })).status).toBe(400);
    expect(requests).toEqual([]);
  });
});

it('is part of the tax settings', async () => {
  const path = `/api/websites/${shop.site.websiteId}/taxes`;
  const { revision } = (await shop.site.owner.browser.get(path)).body as { revision: string };
  const service = { id: 'mine', url: 'https://taxes.example/mine' };
  const json = { ...noTaxes, storeCountry: 'US', service, revision };
  const saved = await shop.site.owner.browser.call('PUT', path, { json });
  expect([saved.status, saved.body]).toMatchObject([200, { service }]);
  await look(await buyer());
  expect(requests.map(({ url }) => url)).toEqual([service.url]);
});
