import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, type CurrencyCode } from '../currencies.ts';
import { Money } from '../money.ts';
import { compare, max, min, sum } from './index.ts';

const eur = (value: number) => new Money(value, 'EUR');
const anyCents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
const anyCurrency = fc.constantFrom(...currencyCodes);
const currenciesDiffer = { error: 'currenciesDiffer' };

describe('compare', () => {
  it.each<[number, number, number]>([
    [1, 2, -1],
    [2, 1, 1],
    [1, 1, 0],
    [-1, 1, -1],
    [0, -0, 0],
    [1.005, 1.01, 0],
    [1.001, 1, 0],
    [0.1 + 0.2, 0.3, 0],
  ])('compares %d and %d euros as %d after rounding to cents', (a, b, order) => {
    expect(compare(eur(a), eur(b))).toBe(order);
  });

  it('compares the largest and the smallest amount', () => {
    const most = Money.fromCents(999_999_999_999_999, 'EUR');
    const least = Money.fromCents(-999_999_999_999_999, 'EUR');
    expect(compare(most, least)).toBe(1);
    expect(compare(least, most)).toBe(-1);
  });

  it('sorts amounts by their cents', () => {
    fc.assert(
      fc.property(fc.array(anyCents), anyCurrency, (cents, code) => {
        const sorted = cents
          .map((amount) => Money.fromCents(amount, code))
          .toSorted(compare as (a: Money, b: Money) => number);
        expect(sorted.map((money) => money.toCents())).toEqual(cents.toSorted((a, b) => a - b));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('returns an error for different currencies at run time', () => {
    const [dollars, euros]: Money[] = [new Money(1, 'USD'), new Money(1, 'EUR')];
    expect(compare(dollars as Money, euros as Money)).toEqual(currenciesDiffer);
  });
});

describe('min and max', () => {
  it('return the least and the greatest amount, and the first of equal amounts', () => {
    const [one, alsoOne, two] = [eur(1.001), eur(1), eur(2)];
    expect(min(two, one, alsoOne)).toBe(one);
    expect(max(one, two, alsoOne)).toBe(two);
    expect(max(one, alsoOne)).toBe(one);
    expect(min(one)).toBe(one);
  });

  it('return the first and the last amount in sorted order', () => {
    fc.assert(
      fc.property(anyCents, fc.array(anyCents), (first, others) => {
        const [money, ...rest] = [first, ...others].map((cents) => Money.fromCents(cents, 'JPY'));
        const sorted = [first, ...others].toSorted((a, b) => a - b);
        expect(min(money as Money<'JPY'>, ...rest).toCents()).toBe(sorted[0]);
        expect(max(money as Money<'JPY'>, ...rest).toCents()).toBe(sorted.at(-1));
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it('return an error for a different currency in any position', () => {
    const dollars: Money = new Money(1, 'USD');
    const euros: Money = new Money(2, 'EUR');
    expect(min(dollars, euros, dollars)).toEqual(currenciesDiffer);
    expect(max(dollars, dollars, euros)).toEqual(currenciesDiffer);
    expect(max(euros, dollars, euros)).toEqual(currenciesDiffer);
  });
});

describe('sum', () => {
  it('adds amounts in whole cents, and returns zero for no amounts', () => {
    expect(sum([eur(0.1), eur(0.2), eur(1.005)], 'EUR')).toEqual(eur(1.31));
    expect(sum([], 'JPY')).toEqual(new Money(0, 'JPY'));
  });

  it('returns the sum of the cents', () => {
    fc.assert(
      fc.property(fc.array(anyCents, { maxLength: 50 }), anyCurrency, (cents, code) => {
        const total = sum<CurrencyCode>(
          cents.map((amount) => Money.fromCents(amount, code)),
          code,
        );
        expect(total instanceof Money && total.toCents()).toBe(
          cents.reduce((so, amount) => so + amount, 0),
        );
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it('returns an error for an amount in another currency than the others or the sum', () => {
    const mixed: Money[] = [new Money(1, 'USD'), new Money(1, 'EUR')];
    expect(sum(mixed, 'USD')).toEqual(currenciesDiffer);
    expect(sum<CurrencyCode>([eur(1)], 'USD')).toEqual(currenciesDiffer);
  });

  it('throws a RangeError for a sum that is too large', () => {
    const long = Money.fromCents(10 ** 15 - 1, 'EUR');
    expect(() => sum([long, long], 'EUR')).toThrow(RangeError);
  });
});
