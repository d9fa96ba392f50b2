import type { StoreTaxes, TaxClass, TaxRate } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { applyTax } from './apply-tax.ts';
import { findTaxErrors } from './find-tax-errors.ts';
import { isReverseCharge } from './reverse-charge.ts';
import { starterRates } from './starter-rates.ts';
import { applicableTaxRules, type TaxRule } from './tax-rule.ts';
import { isVatNumberOf } from './vat-number.ts';

const line = (id: string, taxClass?: TaxClass): CartLine => ({
  id,
  productId: id,
  variantId: id,
  kind: 'physical',
  unitPriceCents: 1000,
  quantity: 1,
  ...(taxClass === undefined ? {} : { taxClass }),
});
const lines = [line('standard'), line('reduced', 'reduced'), line('zero', 'zero')];
const standard: TaxRule = { name: 'VAT', ratePercent: 20, country: 'FR' };
const reduced: TaxRule = { name: 'VAT', ratePercent: 10, country: 'FR', taxClass: 'reduced' };
const taxOf = (rules: readonly TaxRule[], taxIncluded = false) => {
  const lineCents = lines.map(() => 1000);
  const result = applyTax({ lines, lineCents, shippingCents: 500, rules, taxIncluded });
  return [...result.lineTaxCents, result.shippingTaxCents];
};

describe('applyTax by tax class', () => {
  it('taxes each class at its rates, and shipping at the standard rate', () => {
    expect(taxOf([standard, reduced])).toEqual([200, 100, 0, 100]);
    expect(taxOf([standard, reduced], true)).toEqual([167, 91, 0, 83]);
  });

  it('taxes reduced products at the standard rate of a place without a reduced one', () => {
    expect(taxOf([standard])).toEqual([200, 200, 0, 100]);
    expect(taxOf([reduced])).toEqual([0, 100, 0, 0]);
  });

  it('returns a step with name and rate for each rule', () => {
    const lineCents = lines.map(() => 1000);
    const rules = [standard, reduced];
    const { steps } = applyTax({ lines, lineCents, shippingCents: 0, rules, taxIncluded: false });
    expect(steps).toEqual([
      { rule: 'tax', amountCents: 200, detail: 'VAT', ratePercent: 20, lines: { standard: 200 } },
      { rule: 'tax', amountCents: 100, detail: 'VAT', ratePercent: 10, lines: { reduced: 100 } },
    ]);
  });
});

it.each([
  ['10', '10115', true],
  ['10*', '10115', true],
  ['10000-10200', '10115', true],
  ['10116-10200', '10115', false],
  ['10116', '10115', false],
])('matches the postal codes %s with %s: %s', (zip, typed, matches) => {
  const rules = [{ name: 'City', ratePercent: 1, country: 'DE', zip }];
  expect(applicableTaxRules(rules, { country: 'DE', zip: typed })).toHaveLength(matches ? 1 : 0);
});

it.each([
  ['a business in another EU country', {}, true],
  ['a business in the country of the store', { country: 'DE' }, false],
  ['a business outside the EU', { country: 'CH' }, false],
  ['a private buyer', { hasVatNumber: false }, false],
  ['a store that does not use it', { isEnabled: false }, false],
  ['a store outside the EU', { storeCountry: 'US' }, false],
  ['an unknown destination', { country: undefined }, false],
])('reverses the charge for %s: %s', (_, change, expected) => {
  const input = { isEnabled: true, storeCountry: 'DE', country: 'FR', hasVatNumber: true };
  expect(isReverseCharge({ ...input, ...change })).toBe(expected);
});

it.each([
  ['DE', 'DE 136 695 976', true],
  ['DE', 'DE136695975', false],
  ['FR', 'DE136695976', false],
  ['GR', 'EL094259216', true],
  ['US', 'DE136695976', false],
  ['DE', '', false],
])('checks the format of a VAT number of %s: %s is %s', (country, typed, expected) => {
  expect(isVatNumberOf(country, typed)).toBe(expected);
});

it('finds rates that tax a place twice, states and postal codes that do not exist', () => {
  const rate = (id: string, change: Partial<TaxRate> = {}): TaxRate => ({
    id,
    name: 'Tax',
    country: 'US',
    state: 'NY',
    postalCode: '',
    taxClass: 'standard',
    ratePercent: 4,
    ...change,
  });
  const taxes = (change: Partial<StoreTaxes>): StoreTaxes => ({
    pricesIncludeTax: false,
    taxesShipping: false,
    reverseCharge: false,
    service: null,
    storeCountry: '',
    rates: [],
    ...change,
  });
  const rates = [
    rate('a'),
    rate('b', { state: 'New York', ratePercent: 5 }),
    rate('c', { taxClass: 'reduced' }),
    rate('c', { name: 'City', postalCode: '100*' }),
    rate('d', { state: 'Ontario' }),
    rate('e', { postalCode: '10200-10100' }),
  ];
  expect(Object.keys(findTaxErrors(taxes({ rates })))).toEqual([
    'rates.1.name',
    'rates.3.id',
    'rates.4.state',
    'rates.5.postalCode',
  ]);
  expect(Object.keys(findTaxErrors(taxes({ reverseCharge: true, storeCountry: 'US' })))).toEqual([
    'storeCountry',
  ]);
  expect(findTaxErrors(taxes({ reverseCharge: true, storeCountry: 'DE' }))).toEqual({});
});

it('has one starter rate for each place, between 0 and 30 percent', () => {
  const places = starterRates.map(({ country, state }) => `${country}-${state}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { country, name, ratePercent } of starterRates) {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(name).toMatch(/^[A-Z]{3}$/);
    expect(ratePercent).toBeGreaterThan(0);
    expect(ratePercent).toBeLessThan(30);
  }
});
