import { expect, it } from 'vitest';
import { taxSettingsAt } from './service-taxes.ts';
import { applicableTaxRules } from './tax-rule.ts';

const own = {
  taxRules: [{ name: 'Maine', ratePercent: 5.5, country: 'US', state: 'ME' }],
  taxesShipping: true,
};
const portland = { country: 'US', state: 'ME', zip: '04101' };

it('takes the rates of the service in place of those of the store', () => {
  const rates = [
    { name: 'State', ratePercent: 5.5 },
    { name: 'City', ratePercent: 1, taxClass: 'reduced' as const },
  ];
  const { taxRules, taxesShipping } = taxSettingsAt(own, portland, { rates, taxesShipping: false });
  expect(applicableTaxRules(taxRules, portland)).toMatchObject(rates);
  expect(taxesShipping).toBe(false);
});

it('leaves the tax of shipping to the store if the service does not tell', () => {
  expect(taxSettingsAt(own, portland, { rates: [] }).taxesShipping).toBe(true);
});

it('charges nothing where the service has no rates', () => {
  expect(taxSettingsAt(own, portland, { rates: [] }).taxRules).toEqual([]);
});

it.each([
  ['without a response', portland],
  ['without a location', undefined],
])('keeps the rates of the store %s', (_, location) => {
  const responded = location === undefined ? { rates: [] } : undefined;
  expect(taxSettingsAt(own, location, responded)).toEqual(own);
});
