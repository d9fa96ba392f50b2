import { currencyCodes } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testAddress, visitorWithCart } from '../../testing/test-checkout.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const path = () => `/api/websites/${shop.site.websiteId}`;
const change = (json: object) => shop.site.owner.browser.call('PATCH', path(), { json });
const stored = async () => (await shop.site.owner.browser.get(path())).body;

describe('the settings of a website', () => {
  it.each(['KRW', 'KWD', 'ZZZ', 'eur', 'EURO', ' EUR', '', 'XTS', 42])(
    'reject the currency %j with a field error, and do not change (MONEY-04)',
    async (currency) => {
      await change({ currency: 'EUR' });
      const result = await change({ currency });
      expect([result.status, result.body]).toMatchObject([
        400,
        { code: 'invalidRequest', errors: { currency: expect.any(String) as string } },
      ]);
      if (typeof currency === 'string')
        expect((result.body['errors'] as { currency: string }).currency).toBe(
          'Please choose a supported currency, such as EUR.',
        );
      expect((await stored())['currency']).toBe('EUR');
    },
  );

  it.each(currencyCodes)('accept the currency %s (MONEY-01)', async (currency) => {
    expect((await change({ currency })).status).toBe(200);
    expect((await stored())['currency']).toBe(currency);
  });

  it('are metric by default, and accept imperial units (STORE-03, STORE-04)', async () => {
    expect((await stored())['measurementStandard']).toBe('metric');
    const { status, body } = await change({ measurementStandard: 'imperial' });
    expect([status, body['measurementStandard']]).toEqual([200, 'imperial']);
    expect((await stored())['measurementStandard']).toBe('imperial');
  });

  it.each([
    ['measurementStandard', 'stone'],
    ['locale', 'zz'],
    ['locale', 'en-ZZ'],
    ['locale', 'de_DE'],
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', '+02:00'],
  ])('reject the %s %j with a field error', async (name, value) => {
    const before = (await stored())[name];
    const result = await change({ [name]: value });
    expect([result.status, Object.keys(result.body['errors'] as object)]).toEqual([400, [name]]);
    expect((await stored())[name]).toBe(before);
  });
});

it('rejects a checkout with an unknown country code', async () => {
  const variantId = await createTestVariant(shop.site, { price: 2000 });
  const visitor = await visitorWithCart(shop.site, variantId);
  for (const country of ['ZZ', 'UK', 'us']) {
    const response = await checkout(visitor, { shippingAddress: { ...testAddress, country } });
    expect([country, response.status, response.body]).toMatchObject([
      country,
      400,
      { errors: { 'shippingAddress.country': 'Please choose a country.' } },
    ]);
  }
});
