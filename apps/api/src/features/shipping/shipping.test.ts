import { placeOrder, readShipping, writeShipping } from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { noOpeningHours, noShipping, type StoreShipping } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestContributor, createTestSite } from '../../testing/create-test-site.ts';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import {
  checkout,
  rateOf,
  shipsTo,
  testAddress,
  testStore,
  visitorWithCart,
} from '../../testing/test-checkout.ts';

let shop: TestShop;
let path: string;
beforeAll(async () => {
  shop = await openTestShop();
  path = `/api/websites/${shop.site.websiteId}/shipping`;
});
beforeEach(() => setStoreSettings(shop.site, testStore));
afterAll(() => shop.api.close());

const read = async () => (await shop.site.owner.browser.get(path)).as(readShipping);
const write = (json: object) => shop.site.owner.browser.call('PUT', path, { json });
const australia = shipsTo({ AU: [rateOf('sea', 'By sea', 2900)] });

const barn: StoreShipping['pickups'][number] = {
  id: 'barn',
  name: 'Pick up at the barn',
  address: {
    line1: '1 Barn Road',
    line2: '',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    country: 'US',
  },
  openingHours: { ...noOpeningHours, saturday: [{ opens: '09:00', closes: '12:00' }] },
  hoursNote: 'Closed on holidays',
  instructions: 'Ring twice.',
};
const van: StoreShipping['deliveries'][number] = {
  id: 'van',
  name: 'Van',
  estimate: 'Today',
  country: 'US',
  postalCodes: ['122*'],
  feeCents: 400,
  minimumCents: 0,
  freeFromCents: null,
};

it('starts the address of the checkout in a country that the store ships to', async () => {
  const startOf = async () => {
    const visitor = await visitorWithCart(shop.site, await createTestVariant(shop.site));
    return viewOf((await visitor.get('/checkout')).text).main;
  };
  expect(await startOf()).toMatchObject({ startCountry: 'US' });
  await setStoreSettings(shop.site, { ...testStore, shipping: australia });
  expect(await startOf()).toMatchObject({ startCountry: 'AU' });
});

describe('the shipping settings', () => {
  it('replace the previous ones and leave other settings of the store unchanged', async () => {
    await setStoreSettings(shop.site, { ...testStore, checkoutMinimumCents: 700 });
    const { revision } = await read();
    const saved = (await write({ ...australia, revision })).as(writeShipping);
    expect(saved).toEqual({ ...australia, revision: expect.any(String) as string });
    expect(await read()).toEqual(saved);
    const { value } = await shop.site.inTenant((tenant) =>
      tenant.selectFrom('storeSettings').select('value').executeTakeFirstOrThrow(),
    );
    expect(value).toEqual({ shipping: australia, checkoutMinimumCents: 700 });
  });

  it('of two simultaneous saves accept one, also if there are no settings yet', async () => {
    const shops = [shop.site, await createTestSite(shop.api, 'unset')];
    for (const site of shops) {
      const url = `/api/websites/${site.websiteId}/shipping`;
      const { revision } = (await site.owner.browser.get(url)).as(readShipping);
      const saves = [australia, { ...noShipping, pickups: [barn] }].map((shipping) =>
        site.owner.browser.call('PUT', url, { json: { ...shipping, revision } }),
      );
      const statuses = (await Promise.all(saves)).map(({ status }) => status);
      expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 409]);
    }
  });

  it('report overlaps, gaps and empty zones at their fields and store nothing', async () => {
    const [zone] = australia.zones;
    const response = await write({ ...australia, zones: [zone, { ...zone, id: 'b', rates: [] }] });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      errors: { 'zones.1.regions.0': expect.any(String), 'zones.1.rates': expect.any(String) },
    });
    expect(await read()).toMatchObject(testStore.shipping);
  });

  it.each([
    ['a negative price', { zones: [{ ...shipsTo({ AU: [rateOf('a', 'A', -1)] }).zones[0] }] }],
    ['a fractional price', { zones: [{ ...shipsTo({ AU: [rateOf('a', 'A', 1.5)] }).zones[0] }] }],
    ['an unknown country', { zones: shipsTo({ ZZ: [rateOf('a', 'A', 1)] }).zones }],
    [
      'an opening time that no clock shows',
      {
        pickups: [
          {
            ...barn,
            openingHours: { ...noOpeningHours, sunday: [{ opens: '24:30', closes: '25:00' }] },
          },
        ],
      },
    ],
    ['an unknown member', { zones: [], secret: true }],
  ])('reject %s', async (_, change) => {
    expect((await write({ ...noShipping, ...change })).status).toBe(400);
    expect(await read()).toMatchObject(testStore.shipping);
  });

  it('are closed to editors and to owners of other websites', async () => {
    const editor = await createTestContributor(shop.api, shop.site, [collaboratorRole.EDITOR]);
    const manager = await createTestContributor(shop.api, shop.site, [
      collaboratorRole.STORE_MANAGER,
    ]);
    const other = await createTestSite(shop.api, 'other');
    for (const { browser } of [editor, other.owner]) {
      expect((await browser.get(path)).status).toBeGreaterThanOrEqual(403);
      const response = await browser.call('PUT', path, { json: australia });
      expect(response.status).toBeGreaterThanOrEqual(403);
    }
    expect(await read()).toMatchObject(testStore.shipping);
    expect((await manager.browser.call('PUT', path, { json: australia })).status).toBe(200);
  });
});

const unnamed = { firstName: '', lastName: '', country: '', state: '', zip: '' };
const ada = { ...unnamed, firstName: 'Ada', lastName: 'Byron' };

describe('a checkout', () => {
  const buyer = async () =>
    visitorWithCart(shop.site, await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 }));
  const offer = (shipping: Partial<StoreShipping>) =>
    setStoreSettings(shop.site, { shipping: { ...testStore.shipping, ...shipping } });
  const placed = async (response: Awaited<ReturnType<typeof checkout>>) =>
    shop.orderAt(response.as(placeOrder).orderUrl);

  it('with pickup needs the name of the buyer and no address, and is free', async () => {
    await offer({ pickups: [barn] });
    const visitor = await buyer();
    const pickup = { shippingAddress: null, shippingOptionId: 'barn' };
    const rejected = await checkout(visitor, {
      ...pickup,
      billing: unnamed,
    });
    expect(rejected.body).toMatchObject({
      errors: { 'billing.firstName': expect.any(String), 'billing.lastName': expect.any(String) },
    });
    const order = await placed(await checkout(visitor, { ...pickup, billing: ada }));
    expect(order).toMatchObject({
      customerName: 'Ada Byron',
      shippingAddress: null,
      billingAddress: { firstName: 'Ada', lastName: 'Byron', country: '' },
      shippingName: 'Pick up at the barn',
      shippingKind: 'pickup',
      pickup: {
        address: barn.address,
        openingHours: barn.openingHours,
        hoursNote: barn.hoursNote,
        instructions: barn.instructions,
      },
      shippingCostCents: 0,
      grandTotalCents: 2000,
    });
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('with pickup is taxed at the address of the store', async () => {
    const taxRules = [{ name: 'NY', ratePercent: 10, country: 'US', state: 'NY' }];
    const shipping = { ...testStore.shipping, pickups: [barn] };
    await setStoreSettings(shop.site, { shipping, taxRules });
    const visitor = await buyer();
    await visitor.call('PUT', '/api/cart/shipping', { json: { location: { country: 'NO' } } });
    const order = await placed(
      await checkout(visitor, {
        shippingAddress: null,
        shippingOptionId: 'barn',
        billing: ada,
      }),
    );
    expect(order).toMatchObject({ taxCents: 200, grandTotalCents: 2200 });
  });

  it('without an address and with an option that needs one is rejected', async () => {
    await offer({ pickups: [barn], deliveries: [van] });
    const visitor = await buyer();
    for (const shippingOptionId of ['post', 'van', 'unknown', null]) {
      const response = await checkout(visitor, { shippingAddress: null, shippingOptionId });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({
        errors: { 'shippingAddress.line1': expect.any(String) },
      });
    }
  });

  it('offers local delivery at its postal codes only', async () => {
    await offer({ deliveries: [van] });
    const order = await placed(await checkout(await buyer(), { shippingOptionId: 'van' }));
    expect(order).toMatchObject({
      shippingName: 'Van',
      shippingKind: 'delivery',
      shippingCostCents: 400,
    });
    const mainland = { shippingAddress: { ...testAddress, zip: '04101', state: 'ME' } };
    const response = await checkout(await buyer(), { ...mainland, shippingOptionId: 'van' });
    expect(response.body).toMatchObject({ errors: { shippingOptionId: expect.any(String) } });
  });

  it('explains that no zone covers the address, and which state it needs', async () => {
    const [zone] = testStore.shipping.zones;
    const regions = [{ country: 'US', states: ['NY'] }];
    await offer({ zones: [{ ...(zone as NonNullable<typeof zone>), regions }] });
    const visitor = await buyer();
    const errorsAt = async (address: object) => {
      const shippingAddress = { ...testAddress, ...address };
      return ((await checkout(visitor, { shippingAddress })).body as { errors: object }).errors;
    };
    expect(await errorsAt({ country: 'NO', state: '', zip: '0150' })).toEqual({
      shippingOptionId: 'This store does not ship to this address.',
    });
    expect(await errorsAt({ state: 'ME', zip: '04101' })).toEqual({
      shippingOptionId: 'This store does not ship to this address.',
    });
    expect(await errorsAt({ state: '' })).toMatchObject({
      'shippingAddress.state': 'Enter your state to calculate shipping.',
    });
    expect((await checkout(visitor)).status).toBe(200);
  });

  it('is free above the amount after discounts, at the price that the page showed', async () => {
    const rate = { ...rateOf('post', 'Post', 900), freeFromCents: 2000 };
    await setStoreSettings(shop.site, { shipping: shipsTo({ US: [rate] }) });
    await createTestDiscount(shop.site, { code: 'ONE', effect: { kind: 'fixed', amountCents: 1 } });
    expect(await placed(await checkout(await buyer()))).toMatchObject({ shippingCostCents: 0 });
    const visitor = await buyer();
    const json = { location: { country: 'US', state: 'NY' }, coupons: ['ONE'] };
    await visitor.call('PUT', '/api/cart/shipping', { json });
    expect(await placed(await checkout(visitor))).toMatchObject({
      discountCents: 1,
      shippingCostCents: 900,
    });
  });
});
