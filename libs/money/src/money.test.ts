import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, type CurrencyCode } from './currencies.ts';
import { Money } from './money.ts';

const anyCurrency = fc.constantFrom(...currencyCodes);
const anyCents = fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 });

describe('Money', () => {
  it('serializes to only a currencyCode and a float value (MONEY-07)', () => {
    const money = new Money(19.9, 'EUR');
    expect(money.currencyCode).toBe('EUR');
    expect(money.value).toBe(19.9);
    expect(JSON.parse(JSON.stringify(money))).toEqual({ value: 19.9, currencyCode: 'EUR' });
  });

  it.each(['XYZ', 'usd', '', 'toString', undefined])(
    'throws for the unsupported currency %j (MONEY-08)',
    (code) => {
      expect(() => new Money(1, code as CurrencyCode)).toThrow(RangeError);
      expect(() => Money.fromCents(1, code as CurrencyCode)).toThrow(RangeError);
    },
  );

  it.each([Number.NaN, Infinity, -Infinity])('throws for the value %d (MONEY-08)', (value) => {
    expect(() => new Money(value, 'USD')).toThrow(RangeError);
  });

  it.each<[number, CurrencyCode, number]>([
    [1.005, 'USD', 101],
    [-1.005, 'USD', -101],
    [1.255, 'EUR', 126],
    [8.575, 'EUR', 858],
    [0.285, 'GBP', 29],
    [0.29, 'USD', 29],
    [19.99, 'BRL', 1999],
    [4.35, 'CHF', 435],
    [1.0049, 'USD', 100],
    [999.5, 'JPY', 1000],
    [1e-7, 'USD', 0],
  ])('converts %d %s to %d minor units (MONEY-09)', (value, code, cents) => {
    expect(new Money(value, code).toCents()).toBe(cents);
  });

  it('round-trips every number of minor units in every currency (MONEY-09)', () => {
    fc.assert(
      fc.property(anyCents, anyCurrency, (cents, code) => {
        expect(Money.fromCents(cents, code).toCents()).toBe(cents);
      }),
      { seed: 9, numRuns: 2000 },
    );
  });

  it('rounds by the decimal text of the value, not by its binary float (MONEY-09, MONEY-15)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (thousandths) => {
        const text = `${thousandths}`.padStart(4, '0');
        const value = Number(`${text.slice(0, -3)}.${text.slice(-3)}`);
        const halfUp = Number(text.slice(0, -1)) + (Number(text.at(-1)) >= 5 ? 1 : 0);
        expect(new Money(value, 'USD').toCents()).toBe(halfUp);
      }),
      { seed: 15, numRuns: 2000 },
    );
  });

  it('throws a RangeError for minor units that are fractional or too large', () => {
    expect(() => Money.fromCents(1.5, 'USD')).toThrow(RangeError);
    expect(() => Money.fromCents(10 ** 15, 'USD')).toThrow(RangeError);
    expect(() => new Money(10 ** 13, 'USD').toCents()).toThrow(RangeError);
  });

  it('returns 0 instead of -0 minor units', () => {
    expect(Object.is(new Money(-0.001, 'USD').toCents(), 0)).toBe(true);
  });
});
