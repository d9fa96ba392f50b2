import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { weightScale } from './weight-scale.ts';

it.each([
  ['metric', 1250, 1250, 3],
  ['metric', 0, 0, 3],
  ['imperial', 454, 100, 2],
  ['imperial', 1134, 250, 2],
])('converts grams to the store’s unit: %s, %d g', (standard, grams, parts, digits) => {
  expect(weightScale(standard)).toMatchObject({ digits });
  expect(weightScale(standard).toParts(grams)).toBe(parts);
});

it.each(['metric', 'imperial'])(
  'converts displayed weights to grams and back without loss: %s',
  (standard) => {
    const { toGrams, toParts } = weightScale(standard);
    fc.assert(
      fc.property(fc.nat(2_000_000), (parts) => {
        expect(toParts(toGrams(parts))).toBe(parts);
      }),
    );
  },
);

it('returns NaN for an invalid weight', () => {
  expect(weightScale('metric').toGrams(Number.NaN)).toBeNaN();
});
