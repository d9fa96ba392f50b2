import { chooseShipping, placeOrder, readShipping, writeShipping } from '@sitewright/contracts/api';
import type { StoreShipping } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestProduct, setStoreSettings } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, rateOf, shipsTo, testAddress, testStore } from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';

let shop: TestShop;
let path: string;
let sofaId: string;
/** The variant ids of a cup in no profile and of a sofa in a profile. */
let variantIds: string[];
beforeAll(async () => {
  shop = await openTestShop();
  path = `/api/websites/${shop.site.websiteId}/shipping`;
  const stock = { price: 2000, qtyInStock: 50 };
  const cup = await createTestProduct(shop.site, [stock], { title: 'Cup' });
  const sofa = await createTestProduct(shop.site, [stock], { title: 'Sofa' });
  sofaId = sofa.itemId;
  variantIds = [cup, sofa].map(({ variants }) => variants[0]?.id ?? '');
});
afterAll(() => shop.api.close());

/** Sends a sofa for these rates by country. */
const withSofas = (rates: Parameters<typeof shipsTo>[0]): StoreShipping => ({
  ...testStore.shipping,
  profiles: [{ id: 'bulky', name: 'Bulky', productIds: [sofaId], zones: shipsTo(rates).zones }],
});
const taxed = {
  taxesShipping: true,
  taxRules: [{ name: 'NY', ratePercent: 10, country: 'US', state: 'NY' }],
};
const offer = (rates: Parameters<typeof shipsTo>[0]) =>
  setStoreSettings(shop.site, { ...taxed, shipping: withSofas(rates) });
beforeEach(() => offer({ US: [rateOf('freight', 'Freight', 5000)] }));

async function buyer(): Promise<TestClient> {
  const visitor = shop.site.visitor();
  for (const variantId of variantIds)
    await visitor.post('/api/cart/entries', { json: { variantId, quantity: 1 } });
  return visitor;
}
async function look(visitor: TestClient, location: object) {
  const response = await visitor.call('PUT', '/api/cart/shipping', { json: { location } });
  return response.as(chooseShipping).cart;
}
const { country, state, zip } = testAddress;

describe('the shipping profiles', () => {
  it('are saved with the zones, and a product in two of them is rejected', async () => {
    const shipping = withSofas({ US: [rateOf('freight', 'Freight', 5000)] });
    const write = (json: object) => shop.site.owner.browser.call('PUT', path, { json });
    expect((await write(shipping)).as(writeShipping)).toMatchObject(shipping);
    expect((await shop.site.owner.browser.get(path)).as(readShipping)).toMatchObject(shipping);
    const other = { id: 'other', name: 'Other', productIds: [sofaId], zones: [] };
    const rejected = await write({ ...shipping, profiles: [...shipping.profiles, other] });
    expect(rejected.status).toBe(400);
    expect(rejected.body).toMatchObject({
      errors: { 'profiles.1.productIds': expect.stringContaining('one profile only') },
    });
  });
});

describe('a checkout with products of several profiles', () => {
  it('charges the sum of the cheapest rates with its tax, as shown', async () => {
    const visitor = await buyer();
    const cart = await look(visitor, { country, state, zip });
    expect(cart?.shippingOptions).toEqual([
      { id: 'post', name: 'Shipping', kind: 'shipping', costCents: 5900 },
    ]);
    const { orderUrl } = (await checkout(visitor, { cartVersion: cart?.version })).as(placeOrder);
    const order = await shop.orderAt(orderUrl);
    expect(order).toMatchObject({
      shippingName: 'Shipping',
      shippingCostCents: 5900,
      taxCents: 990,
      grandTotalCents: 4000 + 5900 + 990,
    });
    expect(order?.trace.filter(({ rule }) => rule === 'shipping')).toEqual([
      { rule: 'shipping', amountCents: 900, detail: 'Post' },
      { rule: 'shipping', amountCents: 5000, detail: 'Freight · Bulky' },
    ]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('offers the rates with the same name, each for its sum', async () => {
    await offer({ US: [rateOf('b', 'post', 100), rateOf('c', 'Freight', 5)] });
    const cart = await look(await buyer(), { country, state, zip });
    expect(cart?.shippingOptions).toMatchObject([{ id: 'post', name: 'Post', costCents: 1000 }]);
  });

  it('names the products that do not ship to the address, and places no order', async () => {
    await offer({ DE: [rateOf('freight', 'Freight', 5000)] });
    const visitor = await buyer();
    const cart = await look(visitor, { country, state, zip });
    expect(cart).toMatchObject({
      shippingOptions: [],
      shippingGap: 'notCovered',
      shippingGapItems: ['Sofa'],
    });
    const rejected = await checkout(visitor);
    expect(rejected.body).toMatchObject({
      errors: {
        shippingOptionId:
          'These products cannot be shipped to this address: Sofa. Remove them, or enter another address.',
      },
    });
  });

  it('asks for the state if only the zones of a profile need it', async () => {
    const [zone] = shipsTo({ US: [rateOf('freight', 'Freight', 1)] }).zones;
    const zones = [{ ...zone, regions: [{ country: 'US', states: ['NY'] }] }];
    const profiles = [{ id: 'bulky', name: 'Bulky', productIds: [sofaId], zones }];
    await setStoreSettings(shop.site, { shipping: { ...testStore.shipping, profiles } });
    const visitor = await buyer();
    const shippingAddress = { ...testAddress, state: '' };
    expect((await checkout(visitor, { shippingAddress })).body).toMatchObject({
      errors: { 'shippingAddress.state': 'Enter your state to calculate shipping.' },
    });
    expect((await checkout(visitor)).status).toBe(200);
  });

  it('is rejected with the new total if a product has got another profile since', async () => {
    await setStoreSettings(shop.site, { ...taxed, ...testStore });
    const visitor = await buyer();
    const cart = await look(visitor, { country, state, zip });
    expect(cart?.grandTotalCents).toBe(4000 + 900 + 490);
    await offer({ US: [rateOf('freight', 'Freight', 5000)] });
    const rejected = await checkout(visitor, { cartVersion: cart?.version });
    expect(rejected.body).toMatchObject({
      code: 'cartChanged',
      detail: { grandTotalCents: 10_890 },
    });
  });
});
