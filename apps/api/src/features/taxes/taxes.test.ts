import { chooseShipping, placeOrder, readTaxes, writeTaxes } from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import {
  noTaxes,
  type ItemDraft,
  type StoreTaxes,
  type TaxRate,
} from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestContributor, createTestSite } from '../../testing/create-test-site.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
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
  path = `/api/websites/${shop.site.websiteId}/taxes`;
});
beforeEach(() => setStoreSettings(shop.site, testStore));
afterAll(() => shop.api.close());

const read = async () => (await shop.site.owner.browser.get(path)).as(readTaxes);
const write = (json: object) => shop.site.owner.browser.call('PUT', path, { json });
const tax = (id: string, country: string, ratePercent: number, change: Partial<TaxRate> = {}) => ({
  id,
  name: 'VAT',
  country,
  state: '',
  postalCode: '',
  taxClass: 'standard' as const,
  ratePercent,
  ...change,
});
const german: StoreTaxes = {
  pricesIncludeTax: true,
  taxesShipping: true,
  reverseCharge: true,
  storeCountry: 'DE',
  service: null,
  rates: [
    tax('de', 'DE', 19),
    tax('de-reduced', 'DE', 7, { taxClass: 'reduced' }),
    tax('fr', 'FR', 20),
  ],
};
const europe = shipsTo({ '*': [rateOf('post', 'Post', 1000)] });

describe('the tax settings', () => {
  it('replace the previous ones and leave other settings of the store unchanged', async () => {
    const { revision } = await read();
    const saved = (await write({ ...german, revision })).as(writeTaxes);
    expect(saved).toMatchObject(german);
    expect(await read()).toEqual(saved);
    const { value } = await shop.site.inTenant((tenant) =>
      tenant.selectFrom('storeSettings').select('value').executeTakeFirstOrThrow(),
    );
    expect(value).toMatchObject(testStore);
  });

  it('show the rules from before this screen, and keep their tax when they are saved', async () => {
    const taxRules = [{ name: 'NY', ratePercent: 10, country: 'US', state: 'NY', zip: '122' }];
    await setStoreSettings(shop.site, { ...testStore, taxIncluded: false, taxRules });
    const before = await read();
    expect(before.rates).toEqual([
      tax('rate-1', 'US', 10, { name: 'NY', state: 'NY', postalCode: '122' }),
    ]);
    const taxOfOrder = async () => {
      const visitor = await visitorWithCart(
        shop.site,
        await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 }),
      );
      const { orderUrl } = (await checkout(visitor)).as(placeOrder);
      return (await shop.orderAt(orderUrl))?.taxCents;
    };
    expect(await taxOfOrder()).toBe(200);
    expect((await write(before)).status).toBe(200);
    expect(await taxOfOrder()).toBe(200);
  });

  it('of two simultaneous saves accept one, also if there are no settings yet', async () => {
    for (const site of [shop.site, await createTestSite(shop.api, 'untaxed')]) {
      const url = `/api/websites/${site.websiteId}/taxes`;
      const { revision } = (await site.owner.browser.get(url)).as(readTaxes);
      const saves = [german, { ...noTaxes, taxesShipping: true }].map((taxes) =>
        site.owner.browser.call('PUT', url, { json: { ...taxes, revision } }),
      );
      const statuses = (await Promise.all(saves)).map(({ status }) => status);
      expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 409]);
    }
  });

  it.each([
    ['a rate above 100 percent', { rates: [tax('a', 'DE', 101)] }, 'rates.0.ratePercent'],
    ['a negative rate', { rates: [tax('a', 'DE', -1)] }, 'rates.0.ratePercent'],
    ['an unknown country', { rates: [tax('a', 'ZZ', 1)] }, 'rates.0.country'],
    [
      'a place that is taxed twice',
      { rates: [tax('a', 'DE', 1), tax('b', 'DE', 2)] },
      'rates.1.name',
    ],
    ['reverse charge outside the EU', { reverseCharge: true, storeCountry: 'US' }, 'storeCountry'],
  ])('report %s at its field', async (_, change, field) => {
    const response = await write({ ...noTaxes, ...change });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('are closed to editors and to owners of other websites', async () => {
    const editor = await createTestContributor(shop.api, shop.site, [collaboratorRole.EDITOR]);
    const other = await createTestSite(shop.api, 'other');
    for (const { browser } of [editor, other.owner]) {
      expect((await browser.get(path)).status).toBeGreaterThanOrEqual(403);
      expect((await browser.call('PUT', path, { json: german })).status).toBeGreaterThanOrEqual(
        403,
      );
    }
    expect(await read()).toMatchObject(noTaxes);
  });
});

describe('an order', () => {
  const berlin = { ...testAddress, state: '', zip: '10115', country: 'DE' };
  const paris = { ...testAddress, state: '', zip: '75001', country: 'FR' };
  const buyer = async (changes: Partial<ItemDraft> = {}, price = 11_900) =>
    visitorWithCart(shop.site, await createTestVariant(shop.site, { price }, changes));
  const open = (taxes: Partial<StoreTaxes> = {}) =>
    setStoreSettings(shop.site, { shipping: europe }).then(() => write({ ...german, ...taxes }));
  const placed = async (response: Awaited<ReturnType<typeof checkout>>) =>
    shop.orderAt(response.as(placeOrder).orderUrl);

  it('taxes products and shipping, with a step for each rate', async () => {
    await open();
    const order = await placed(await checkout(await buyer(), { shippingAddress: berlin }));
    expect(order).toMatchObject({ taxCents: 2060, grandTotalCents: 12_900 });
    expect(order?.trace).toContainEqual(
      expect.objectContaining({ detail: 'VAT', ratePercent: 19, amountCents: 2060 }),
    );
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('is taxed where it is sent to, wherever its buyer is', async () => {
    await open();
    const billing = { firstName: 'Ada', lastName: 'Byron', country: 'FR', state: '', zip: '75001' };
    const order = await placed(await checkout(await buyer(), { shippingAddress: berlin, billing }));
    expect(order).toMatchObject({ taxCents: 2060, shippingAddress: { country: 'DE' } });
  });

  it('taxes a product of the reduced class at the reduced rate, and one of the zero class not at all', async () => {
    await open({ taxesShipping: false, pricesIncludeTax: false });
    const product = (taxClass: 'reduced' | 'zero') =>
      buyer({
        product: {
          productType: 'physical',
          taxClass,
          variants: [variantDraftOf({ price: 1000, salePrice: 1000 })],
        },
      });
    const shippingAddress = berlin;
    const reduced = await checkout(await product('reduced'), { shippingAddress });
    expect(await placed(reduced)).toMatchObject({ taxCents: 70 });
    const zero = await checkout(await product('zero'), { shippingAddress });
    expect(await placed(zero)).toMatchObject({ taxCents: 0 });
  });

  it('of a business in another EU country has no tax, also if prices include it', async () => {
    const vatNumber = 'FR 40 303 265 045';
    for (const pricesIncludeTax of [true, false]) {
      await open({ pricesIncludeTax });
      const order = await placed(
        await checkout(await buyer({}, 12_000), { shippingAddress: paris, vatNumber }),
      );
      expect(order).toMatchObject({
        taxCents: 0,
        // Its own figure, not a discount.
        discountCents: 0,
        reverseChargeCents: pricesIncludeTax ? 2000 : 0,
        vatNumber,
        grandTotalCents: pricesIncludeTax ? 10_833 : 13_000,
      });
      const taxed = await placed(await checkout(await buyer(), { shippingAddress: berlin }));
      expect(taxed?.taxCents).toBeGreaterThan(0);
    }
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('with a VAT number of another format or another country is rejected at its field', async () => {
    await open();
    for (const vatNumber of ['FR123', 'DE136695976'])
      expect(
        (await checkout(await buyer(), { shippingAddress: paris, vatNumber })).body,
      ).toMatchObject({
        errors: { vatNumber: expect.any(String) },
      });
  });

  it('shows the tax in the cart until the VAT number is one of the country', async () => {
    await open({ pricesIncludeTax: false });
    const visitor = await buyer({}, 12_000);
    const taxWith = async (vatNumber: string) => {
      const { country, zip } = paris;
      const json = { location: { country, zip }, vatNumber };
      const response = await visitor.call('PUT', '/api/cart/shipping', { json });
      return response.as(chooseShipping).cart?.taxCents;
    };
    const withTax = await taxWith('');
    expect(withTax).toBeGreaterThan(0);
    expect(await taxWith('FR123')).toBe(withTax);
    expect(await taxWith('DE136695976')).toBe(withTax);
    expect(await taxWith('FR 40 303 265 045')).toBe(0);
  });

  it('of digital products asks for the country and is taxed there', async () => {
    await open();
    const visitor = await buyer({
      product: { productType: 'digital', variants: [variantDraftOf({ price: 11_900 })] },
    });
    const digital = { shippingAddress: null, shippingOptionId: null };
    const rejected = await checkout(visitor, digital);
    expect(rejected.body).toMatchObject({ errors: { 'billing.country': expect.any(String) } });
    const billing = { firstName: '', lastName: '', country: 'FR', state: '', zip: '' };
    const order = await placed(await checkout(visitor, { ...digital, billing }));
    expect(order).toMatchObject({
      taxCents: 1983,
      grandTotalCents: 11_900,
      shippingAddress: null,
      billingAddress: { country: 'FR' },
    });
  });
});
