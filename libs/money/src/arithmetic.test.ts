import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, multiply, subtract } from './arithmetic.ts';
import { Money } from './money.ts';

const anyCents = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
const usd = (cents: number) => Money.fromCents(cents, 'USD');

describe('arithmetic', () => {
  it('adds and subtracts in whole minor units', () => {
    expect(add(new Money(0.1, 'USD'), new Money(0.2, 'USD')).value).toBe(0.3);
    expect(subtract(new Money(0.3, 'USD'), new Money(0.1, 'USD')).value).toBe(0.2);
    expect(add(new Money(1.005, 'USD'), new Money(1.005, 'USD')).value).toBe(2.02);
  });

  it('returns an error for different currencies at run time', () => {
    const parts: Money[] = [new Money(1, 'USD'), new Money(1, 'EUR')];
    const [dollars, euros] = parts as [Money, Money];
    expect(add(dollars, euros)).toEqual({ error: 'currenciesDiffer' });
    expect(subtract(dollars, euros)).toEqual({ error: 'currenciesDiffer' });
    expect(add(dollars, dollars)).toEqual(new Money(2, 'USD'));
  });

  it('adds in any order, and subtraction reverses addition', () => {
    fc.assert(
      fc.property(anyCents, anyCents, anyCents, (a, b, c) => {
        const left = add(add(usd(a), usd(b)), usd(c));
        expect(left).toEqual(add(usd(c), add(usd(b), usd(a))));
        expect(left.toCents()).toBe(a + b + c);
        expect(subtract(subtract(left, usd(c)), usd(b))).toEqual(usd(a));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it.each<[number, number, number, number]>([
    [1050, 15, 100, 158],
    [-1050, 15, 100, -158],
    [1050, 3, 1, 3150],
    [1, 1, 2, 1],
    [1, 3, 2, 2],
    [999, 77, 1000, 77],
    [0, 5, 7, 0],
    [1, -1, 2, -1],
    [-1, -1, 2, 1],
    [1, 1, -2, -1],
    [1, -1, -2, 1],
    [3, -1, 2, -2],
    [1050, -15, 100, -158],
    [1049, -1, 2, -525],
    [1, -3, 2, -2],
    [5, -1, 10, -1],
    [4, -1, 10, 0],
    [100, -3, 1, -300],
    [99_999_999_999_999, -1, 2, -50_000_000_000_000],
    [99_999_999_999_999, -5, 1, -499_999_999_999_995],
  ])(
    'multiplies %d cents by %d/%d to %d, rounding halves away from zero',
    (cents, n, d, result) => {
      expect(multiply(usd(cents), n, d).toCents()).toBe(result);
    },
  );

  it('multiplies exactly beyond the safe integer range', () => {
    fc.assert(
      fc.property(
        anyCents,
        fc.integer({ min: -(10 ** 6), max: 10 ** 6 }),
        fc.integer({ min: 1, max: 10 ** 6 }),
        (cents, numerator, denominator) => {
          fc.pre(Math.abs(numerator) <= denominator * 100);
          const size = BigInt(Math.abs(cents)) * BigInt(Math.abs(numerator));
          const whole = BigInt(denominator);
          const exact = Number((2n * size + whole) / (2n * whole));
          const isNegative = cents < 0 !== numerator < 0;
          const product = multiply(usd(cents), numerator, denominator).toCents();
          expect(product).toBe(isNegative ? 0 - exact : exact);
        },
      ),
      { seed: 2, numRuns: 500 },
    );
  });

  it.each([-1, 1, -7, 3, -999, 1001])(
    'rounds half of an odd number of cents away from zero (%d)',
    (cents) => {
      const away = Math.sign(cents) * Math.ceil(Math.abs(cents) / 2);
      expect(multiply(usd(cents), 1, 2).toCents()).toBe(away);
      expect(multiply(usd(cents), -1, 2).toCents()).toBe(-away);
    },
  );

  it('throws a RangeError for a non-integer factor, a zero denominator or an overflow', () => {
    expect(() => multiply(usd(100), 1.005)).toThrow(RangeError);
    expect(() => multiply(usd(100), 1, 0)).toThrow(RangeError);
    expect(() => multiply(usd(10 ** 14), -10, 1)).toThrow(RangeError);
    expect(() => multiply(usd(10 ** 14), 10 ** 14, 1)).toThrow(RangeError);
  });
});
