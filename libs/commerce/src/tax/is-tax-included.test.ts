import { expect, it } from 'vitest';
import { isTaxIncluded } from './is-tax-included.ts';

const amounts = {
  subtotalCents: 4000,
  discountCents: 500,
  shippingCostCents: 900,
  taxCents: 350,
  grandTotalCents: 4400,
};

it.each([
  ['a part of the prices', amounts, true],
  ['added to them', { ...amounts, grandTotalCents: 4750 }, false],
  ['nothing', { ...amounts, taxCents: 0 }, false],
] as const)(
  'returns whether tax is included when the tax is %s (CART-10)',
  (_, given, included) => {
    expect(isTaxIncluded(given)).toBe(included);
  },
);
