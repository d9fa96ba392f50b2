import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { applyTax } from './apply-tax.ts';
import { applicableTaxRules, requiredTaxFields, type TaxRule } from './tax-rule.ts';

const state: TaxRule = { name: 'State', ratePercent: 8.875, country: 'US', state: 'NY' };
const city: TaxRule = { name: 'City', ratePercent: 0.5, country: 'US', state: 'NY', zip: '100' };
const vat: TaxRule = { name: 'VAT', ratePercent: 20, country: 'GB' };
const rules = [state, city, vat];
const lines = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    productId: 'p',
    variantId: 'v',
    kind: 'physical',
    unitPriceCents: 0,
    quantity: 1,
  }));
const tax = (lineCents: number[], taxRules: TaxRule[], taxIncluded = false) =>
  applyTax({
    lines: lines(lineCents.length),
    lineCents,
    shippingCents: 0,
    rules: taxRules,
    taxIncluded,
  });

describe('tax', () => {
  it.each([
    ['US', { state: true, zip: true }],
    ['GB', { state: false, zip: false }],
    ['FR', { state: false, zip: false }],
  ])('in %s depends on %j', (country, parts) => {
    expect(requiredTaxFields(rules, country)).toEqual(parts);
  });

  it.each([
    [{ country: 'US', state: 'NY', zip: '10001' }, ['State', 'City']],
    [{ country: 'US', state: 'NY', zip: '14201' }, ['State']],
    [{ country: 'US', state: 'NY', zip: '11001' }, ['State']],
    [{ country: 'US', state: 'NY', zip: '10' }, ['State']],
    [{ country: 'US', state: 'NY' }, ['State']],
    [{ country: 'GB', state: 'NY', zip: '10001' }, ['VAT']],
    [{ country: 'US', state: 'ny ' }, ['State']],
    [{ country: 'US', state: 'New York' }, ['State']],
    [{ country: 'US', state: 'CA', zip: '10001' }, []],
    [{ country: 'US' }, []],
    [{ country: 'GB', zip: 'e1 6an' }, ['VAT']],
    [{ country: 'FR' }, []],
    [undefined, []],
  ])('for the location %j applies the rules %j (CHECKOUT-04)', (location, names) => {
    expect(applicableTaxRules(rules, location).map(({ name }) => name)).toEqual(names);
  });

  it('matches postal codes regardless of spaces, case, character width and country prefix (CHECKOUT-04)', () => {
    const east = { ...vat, zip: 'E1 6' };
    expect(applicableTaxRules([east], { country: 'GB', zip: 'e16an' })).toEqual([east]);
    expect(applicableTaxRules([east], { country: 'GB', zip: 'E17 4AA' })).toEqual([]);
    const berlin = { ...vat, country: 'DE', zip: '10' };
    expect(applicableTaxRules([berlin], { country: 'DE', zip: 'D-１０115' })).toEqual([berlin]);
  });

  it('is rounded half up once per rate, and split by largest remainder (CHECKOUT-04)', () => {
    expect(tax([333, 333, 334], [state]).lineTaxCents).toEqual([30, 29, 30]);
    expect(tax([333, 333, 334], [state, city]).lineTaxCents).toEqual([32, 30, 32]);
    expect(tax([250], [{ ...vat, ratePercent: 5 }]).lineTaxCents).toEqual([13]);
    // By line it would be 1 + 1 + 1.
    expect(tax([13, 13, 13], [{ ...vat, ratePercent: 5 }]).lineTaxCents).toEqual([1, 1, 0]);
  });

  it('may exceed the price', () => {
    const duty: TaxRule = { name: 'Duty', ratePercent: 150.5, country: 'US' };
    expect(tax([1, 199], [duty]).lineTaxCents).toEqual([2, 299]);
    expect(tax([1001], [{ ...duty, ratePercent: 250 }]).lineTaxCents).toEqual([2503]);
    expect(tax([1001], [{ ...duty, ratePercent: 100 }]).lineTaxCents).toEqual([1001]);
  });

  it('is 0 without a rule (CHECKOUT-04)', () => {
    expect(tax([333, 334], [])).toEqual({
      lineTaxCents: [0, 0],
      shippingTaxCents: 0,
      steps: [],
    });
  });

  it('is extracted from tax-inclusive prices using all rates together', () => {
    expect(tax([12_000], [vat], true).lineTaxCents).toEqual([2000]);
    const twice = [
      { ...vat, ratePercent: 10 },
      { ...vat, ratePercent: 10 },
    ];
    expect(tax([12_000], twice, true).steps.map((step) => step.amountCents)).toEqual([1000, 1000]);
  });

  it('applies to taxed shipping', () => {
    const { lineTaxCents, shippingTaxCents } = applyTax({
      lines: lines(1),
      lineCents: [1000],
      shippingCents: 500,
      rules: [vat],
      taxIncluded: false,
    });
    expect([lineTaxCents, shippingTaxCents]).toEqual([[200], 100]);
  });
});
