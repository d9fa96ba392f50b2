import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Coupon } from './coupon.ts';
import { sortCoupons } from './sort-coupons.ts';

const percentage = { kind: 'percentage', percent: 10 } as const;
const fixed = { kind: 'fixed', amountCents: 500 } as const;
const freeShipping = { kind: 'freeShipping' } as const;

/** In the order of application; sorting by code alone would differ. */
const ordered: readonly Coupon[] = [
  { code: 'F', effect: percentage, productIds: ['mug'] },
  { code: 'G', effect: percentage, productIds: ['print'] },
  { code: 'E', effect: fixed, productIds: ['mug'] },
  { code: 'D', effect: freeShipping, productIds: ['mug'] },
  { code: 'C', effect: percentage },
  { code: 'B', effect: fixed },
  { code: 'A', effect: freeShipping },
];

it('sorts product coupons first, then percentages, amounts and free shipping, for any input order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ordered], { minLength: 2 }), (entered) => {
      expect(sortCoupons(entered)).toEqual(ordered.filter((coupon) => entered.includes(coupon)));
    }),
  );
});

it('returns a duplicate coupon once', () => {
  const [first] = ordered as [Coupon];
  expect(sortCoupons([first, first])).toEqual([first]);
});
