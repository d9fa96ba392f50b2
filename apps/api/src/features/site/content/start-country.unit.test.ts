import { noShipping, type StoreShipping } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { startCountry } from './start-country.ts';

const shippingTo = (countries: readonly string[], isRestOfWorld = false): StoreShipping => ({
  ...noShipping,
  zones: [
    {
      id: 'z1',
      name: 'Zone',
      isRestOfWorld,
      regions: countries.map((country) => ({ country, states: [] })),
      rates: [],
    },
  ],
});

describe('the country of a new address', () => {
  it.each([
    ['that of the locale if the store ships there', ['DE', 'US'], 'DE', 'en-US', 'US'],
    ['the country of the store otherwise', ['AT', 'DE'], 'DE', 'en', 'DE'],
    ['the first of its zones if it does not ship at home', ['AT', 'CH'], 'DE', 'en', 'AT'],
    ['the first of its zones if the store has no country', ['AT', 'CH'], '', 'en', 'AT'],
  ])('is %s', (_, countries, storeCountry, locale, expected) => {
    expect(startCountry({ shipping: shippingTo(countries), storeCountry }, locale)).toBe(expected);
  });

  it('is that of the locale if the store ships everywhere or nowhere', () => {
    const store = { shipping: shippingTo(['DE'], true), storeCountry: 'DE' };
    expect(startCountry(store, 'fr-CA')).toBe('CA');
    expect(startCountry({ shipping: noShipping, storeCountry: 'DE' }, 'fr')).toBe('FR');
  });
});
