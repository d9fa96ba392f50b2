import { describe, expect, it } from 'vitest';
import { isPostalCodeOf } from './postal-code.ts';
import { stateCodeOf, statesOf } from './states.ts';

describe('a state code', () => {
  it.each([
    ['US', 'ny', 'NY'],
    ['US', ' New York ', 'NY'],
    ['US', 'N.Y.', 'NY'],
    ['US', 'd.c.', 'DC'],
    ['CA', 'quebec', 'QC'],
    ['US', 'Ontario', undefined],
    ['US', '', undefined],
    ['DE', 'Bavaria', undefined],
  ])('in %s for the input %j is %j', (country, typed, code) => {
    expect(stateCodeOf(country, typed)).toBe(code);
  });

  it('is unique within its country and has two or three letters', () => {
    for (const country of ['US', 'CA', 'AU']) {
      const codes = statesOf(country).map(({ code }) => code);
      expect(codes).toHaveLength(new Set(codes).size);
      expect(codes.every((code) => /^[A-Z]{2,3}$/.test(code))).toBe(true);
    }
    expect(statesOf('US')).toContainEqual({ code: 'DC', name: 'District of Columbia' });
  });
});

describe('isPostalCodeOf', () => {
  it.each([
    ['DE', '10115', true],
    ['DE', '99999999999999', false],
    ['DE', 'D-10115', false],
    ['GB', 'sw1a 1aa', true],
    ['NL', '1011 AB', true],
    ['PT', '1000-001', true],
    ['IE', 'D02 AF30', true],
    ['IE', '99999999999999', false],
    ['HK', '', true],
  ])('for %s and %j returns %s', (country, typed, fits) => {
    expect(isPostalCodeOf(country, typed)).toBe(fits);
  });
});
