import { createHmac } from 'node:crypto';
import { changeCartEntry, chooseShipping, placeOrder } from '@sitewright/contracts/api';
import type { RatePrice } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingRequest, OutgoingResult } from '../../platform/outgoing/safe-fetch.ts';
import { serviceSecret } from '../../platform/store-services/service-signature.ts';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { createTestProduct, setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import {
  checkout,
  rateOf,
  shipsTo,
  testAddress,
  visitorWithCart,
} from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';

const ground = {
  code: 'ground',
  name: 'Ground',
  estimate: '3 days',
  priceCents: 1200,
  currency: 'USD',
};

/** What the service was sent, and how it answers. */
let requests: OutgoingRequest[] = [];
let answer: (request: OutgoingRequest) => OutgoingResult;
const respond = (body: unknown, status = 200): OutgoingResult => ({
  ok: true,
  response: { status, headers: {}, body: Buffer.from(JSON.stringify(body)) },
});

let shop: TestShop;
let variantId: string;
let opened: Date;
beforeAll(async () => {
  shop = await openTestShop({
    services: () => ({
      safeFetch: async (request) => {
        requests.push(request);
        return answer(request);
      },
    }),
  });
  opened = shop.api.clock.now;
  const product = await createTestProduct(
    shop.site,
    [{ price: 2000, qtyInStock: 100, weightGrams: 450 }],
    { title: 'Cup' },
  );
  variantId = product.variants[0]?.id ?? '';
});
afterAll(() => shop.api.close());

const service = { id: 'parcels', name: 'Parcels', url: 'https://rates.example/quote' };
const livePrice = (changes: object = {}): RatePrice => ({
  kind: 'live',
  serviceId: service.id,
  addPercent: 0,
  backupCents: null,
  ...changes,
});
const settingsWith = (price: RatePrice, url = service.url) => ({
  shipping: shipsTo(
    { US: [{ ...rateOf('carrier', 'Post', 0), price }] },
    { rateServices: [{ ...service, url }] },
  ),
});
let urls = 0;
/** A service with a URL of its own, so that no test finds the responses of another. */
const offer = (changes: object = {}) =>
  setStoreSettings(shop.site, settingsWith(livePrice(changes), `${service.url}/${(urls += 1)}`));
beforeEach(async () => {
  requests = [];
  answer = () => respond({ rates: [ground] });
  shop.api.clock.now = opened;
  await offer();
});

const { country, state, zip } = testAddress;
async function look(visitor: TestClient, changes: object = { location: { country, state, zip } }) {
  const response = await visitor.call('PUT', '/api/cart/shipping', { json: changes });
  return response.as(chooseShipping).cart;
}
const buyer = (quantity = 1) => visitorWithCart(shop.site, variantId, quantity);
const pass = (minutes: number) => {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + minutes * 60_000);
};
const option = { id: 'carrier:ground', name: 'Ground', kind: 'shipping', estimate: '3 days' };

describe('live rates', () => {
  it('are offered with their surcharge, and an order is placed for what was shown', async () => {
    await offer({ addPercent: 10 });
    const air = { ...ground, code: 'air', name: 'Air', priceCents: 3000 };
    answer = () => respond({ rates: [air, ground] });
    const visitor = await buyer(2);
    expect((await look(visitor))?.shippingOptions).toEqual([
      { ...option, costCents: 1320 },
      { ...option, id: 'carrier:air', name: 'Air', costCents: 3300 },
    ]);
    const cart = await look(visitor, { shippingOptionId: 'carrier:air' });
    const { orderUrl } = (
      await checkout(visitor, { shippingOptionId: 'carrier:air', cartVersion: cart?.version })
    ).as(placeOrder);
    expect(await shop.orderAt(orderUrl)).toMatchObject({
      shippingName: 'Air',
      shippingCostCents: 3300,
      grandTotalCents: 4000 + 3300,
    });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('are asked with the content of the parcel and its destination, signed', async () => {
    await look(await buyer(2));
    expect(requests).toHaveLength(1);
    const [{ method, body = '', headers = {} }] = requests as [OutgoingRequest];
    expect(method).toBe('POST');
    expect(JSON.parse(body)).toEqual({
      currency: 'USD',
      locale: 'en',
      destination: { country, state, zip },
      items: [
        {
          title: 'Cup',
          variant: '',
          sku: expect.any(String) as string,
          quantity: 2,
          weightGrams: 450,
          unitPriceCents: 2000,
        },
      ],
    });
    const { secret } = shop.api.services.settings;
    const key = serviceSecret(secret, shop.site.websiteId, service.id);
    const seconds = Math.floor(opened.getTime() / 1000);
    const signed = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
    expect(headers['x-sitewright-signature']).toBe(`t=${seconds},v1=${signed}`);
  });

  it('are asked once for the same content and destination, also by other buyers', async () => {
    const visitor = await buyer();
    await look(visitor);
    await look(visitor);
    await look(await buyer());
    expect(requests).toHaveLength(1);
    await look(await buyer(3));
    await look(visitor, { location: { country, state, zip: '10001' } });
    expect(requests).toHaveLength(3);
    pass(16);
    await look(await buyer());
    expect(requests).toHaveLength(4);
  });

  it('are asked again when a quantity changes, but not for a code', async () => {
    await createTestDiscount(shop.site, { code: 'TEN' });
    const visitor = await buyer();
    const cart = await look(visitor);
    await visitor.post('/api/cart/codes', { json: { code: 'TEN' } });
    expect(requests).toHaveLength(1);
    answer = () => respond({ rates: [{ ...ground, priceCents: 1900 }] });
    const changed = await visitor.call('PUT', `/api/cart/entries/${cart?.entries[0]?.id}`, {
      json: { quantity: 5 },
    });
    expect(changed.as(changeCartEntry).cart?.shippingOptions).toEqual([
      { ...option, costCents: 1900 },
    ]);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['no connection', () => ({ ok: false, error: 'unreachable' }) as const],
    ['an error', () => respond({ rates: [ground] }, 500)],
    ['no rates', () => respond({ prices: [] })],
    ['a price below zero', () => respond({ rates: [{ ...ground, priceCents: -1 }] })],
    ['a price that is no number', () => respond({ rates: [{ ...ground, priceCents: '1200' }] })],
    ['another currency', () => respond({ rates: [{ ...ground, currency: 'EUR' }] })],
    ['a code that cannot be an id', () => respond({ rates: [{ ...ground, code: 'a b' }] })],
  ])('are replaced by the backup price after %s', async (_, answerWith) => {
    await offer({ backupCents: 800 });
    answer = answerWith;
    const visitor = await buyer();
    const backup = { id: 'carrier', name: 'Post', kind: 'shipping', costCents: 800 };
    expect((await look(visitor))?.shippingOptions).toEqual([backup]);
    // The next buyers do not wait for it, for a minute.
    await look(visitor);
    expect(requests).toHaveLength(1);
    pass(2);
    answer = () => respond({ rates: [ground] });
    expect((await look(visitor))?.shippingOptions).toEqual([{ ...option, costCents: 1200 }]);
  });

  it('stay for an hour if the service stops responding, and then leave a gap', async () => {
    const visitor = await buyer();
    await look(visitor);
    answer = () => ({ ok: false, error: 'timedOut' });
    pass(30);
    expect((await look(visitor))?.shippingOptions).toEqual([{ ...option, costCents: 1200 }]);
    expect(requests).toHaveLength(2);
    pass(31);
    expect(await look(visitor)).toMatchObject({ shippingOptions: [], shippingGap: 'noRate' });
  });

  it('with the same code twice are one option', async () => {
    answer = () => respond({ rates: [ground, { ...ground, priceCents: 1 }] });
    expect((await look(await buyer()))?.shippingOptions).toEqual([{ ...option, costCents: 1200 }]);
  });

  it('that expired while the form was filled in are asked again when the order is placed', async () => {
    const visitor = await buyer();
    const cart = await look(visitor);
    pass(61);
    const order = { shippingOptionId: 'carrier:ground', cartVersion: cart?.version };
    answer = () => respond({ rates: [{ ...ground, priceCents: 1500 }] });
    const rejected = await checkout(visitor, order);
    expect([rejected.status, rejected.body]).toMatchObject([409, { code: 'cartChanged' }]);
    expect(requests).toHaveLength(2);
    const shown = await look(visitor);
    expect(shown?.shippingOptions).toEqual([{ ...option, costCents: 1500 }]);
    expect((await checkout(visitor, { ...order, cartVersion: shown?.version })).status).toBe(200);
    expect(requests).toHaveLength(2);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('are shown by the cart and checkout pages, which ask for them', async () => {
    const visitor = await buyer();
    await look(visitor);
    pass(16);
    await visitor.get('/checkout');
    expect(requests).toHaveLength(2);
    pass(16);
    await visitor.get('/cart');
    expect(requests).toHaveLength(3);
  });

  it('cannot be chosen if the service does not offer them', async () => {
    const visitor = await buyer();
    await look(visitor);
    const rejected = await visitor.call('PUT', '/api/cart/shipping', {
      json: { shippingOptionId: 'carrier:air' },
    });
    expect(rejected.status).toBe(400);
    const placed = await checkout(visitor, { shippingOptionId: 'carrier:air' });
    expect([placed.status, placed.body]).toMatchObject([
      400,
      { errors: { shippingOptionId: expect.any(String) as string } },
    ]);
  });

  it('of another website are its own', async () => {
    await look(await buyer());
    const other = await createTestSite(shop.api, 'other');
    await setStoreSettings(other, settingsWith(livePrice(), `${service.url}/${urls}`));
    const product = await createTestProduct(
      other,
      [{ price: 2000, qtyInStock: 9, weightGrams: 450 }],
      { title: 'Cup' },
    );
    answer = () => respond({ rates: [{ ...ground, priceCents: 77 }] });
    const visitor = await visitorWithCart(other, product.variants[0]?.id ?? '');
    expect((await look(visitor))?.shippingOptions).toEqual([{ ...option, costCents: 77 }]);
    expect(requests).toHaveLength(2);
    const [first, second] = requests.map(({ headers }) => headers?.['x-sitewright-signature']);
    expect(first).not.toBe(second);
  });
});
