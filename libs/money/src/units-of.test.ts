import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, fractionDigitsOf, type CurrencyCode } from './currencies.ts';
import { format } from './format.ts';
import { Money } from './money.ts';

/** The minor units of a value's shortest decimal text, calculated on the text only. */
function centsOfText(value: number, code: CurrencyCode): bigint {
  const [, sign, whole = '', part = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const shift = Number(exponent) + fractionDigitsOf(code) - part.length;
  const digits = BigInt(whole + part);
  const size =
    shift >= 0
      ? digits * 10n ** BigInt(shift)
      : (digits * 2n + 10n ** BigInt(-shift)) / (2n * 10n ** BigInt(-shift));
  return sign === '-' ? -size : size;
}

/** The same in the format of `format` without a locale and groups: digits and the symbol in front. */
function plainText(cents: bigint, code: CurrencyCode): string {
  const size = String(cents < 0n ? -cents : cents);
  const places = fractionDigitsOf(code);
  const padded = size.padStart(places + 1, '0');
  const split = padded.length - places;
  return padded.slice(0, split) + (places > 0 ? `.${padded.slice(split)}` : '');
}

const limit = 10n ** 15n;
const isAbove = (cents: bigint, bound: bigint) => cents >= bound || cents <= -bound;

/** Compares one amount with the text's result; rejected if too long for `toCents` or `format`. */
function expectExact(value: number, code: CurrencyCode): void {
  const money = new Money(value, code);
  const cents = centsOfText(value, code);
  if (isAbove(cents, limit)) expect(() => money.toCents()).toThrow(RangeError);
  else expect(BigInt(money.toCents())).toBe(cents);
  const scale = 10n ** BigInt(fractionDigitsOf(code));
  if (isAbove(cents, limit * scale)) {
    expect(() => format(money, { group: false })).toThrow(RangeError);
  } else {
    const text = format(money, { group: false });
    expect(text.replace(/^[^\d]*/, '')).toBe(plainText(cents, code));
    expect(text.startsWith('-')).toBe(cents < 0n);
  }
}

const anyCurrency = fc.constantFrom(...currencyCodes);
const decimals = (most: number, places: number) =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** BigInt(most) }), fc.nat(10 ** places - 1), fc.boolean())
    .map(([whole, part, isNegative]) =>
      Number(`${isNegative ? '-' : ''}${whole}.${String(part).padStart(places, '0')}`),
    );

describe('decimal rounding of amounts', () => {
  it.each<[number, CurrencyCode, string]>([
    [123_456_789_012_345.67, 'USD', '$123456789012345.67'],
    [-123_456_789_012_345.67, 'EUR', '-€123456789012345.67'],
    [62_345_678_901_234.56, 'GBP', '£62345678901234.56'],
    [999_999_999_999_999.4, 'USD', '$999999999999999.40'],
    [35_184_372_088_832.13, 'USD', '$35184372088832.13'],
    [9_000_000_000_000.006, 'USD', '$9000000000000.01'],
    [999_999_999_999_998.5, 'JPY', '¥999999999999999'],
    [5e-324, 'USD', '$0.00'],
    [0.005, 'USD', '$0.01'],
    [0.004999999999999999, 'USD', '$0.00'],
  ])(
    'formats %d %s with the digits of its decimal text (MONEY-15, MONEY-16)',
    (value, code, text) => {
      expect(format(new Money(value, code), { group: false })).toBe(text);
    },
  );

  it('returns the cents of the decimal text for every float (MONEY-09, MONEY-15)', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), anyCurrency, expectExact),
      { seed: 91, numRuns: 3000 },
    );
  });

  it.each([3, 9, 12, 13, 14, 15])(
    'returns the cents of the decimal text for up to %d integer digits, with halves (MONEY-09, MONEY-15)',
    (most) => {
      fc.assert(fc.property(decimals(most, 3), anyCurrency, expectExact), {
        seed: most,
        numRuns: 2000,
      });
      fc.assert(fc.property(decimals(most, 2), anyCurrency, expectExact), {
        seed: most,
        numRuns: 2000,
      });
    },
  );

  it('rounds half a cent and its adjacent floats correctly (MONEY-15)', () => {
    const bits = new DataView(new ArrayBuffer(8));
    const beside = (value: number, step: bigint) => {
      bits.setFloat64(0, value);
      bits.setBigInt64(0, bits.getBigInt64(0) + step);
      return bits.getFloat64(0);
    };
    fc.assert(
      fc.property(fc.nat(4 * 10 ** 15), anyCurrency, (units, code) => {
        const half = Number(`${units}5e-3`);
        expect(beside(half, 1n)).toBeGreaterThan(half);
        for (const step of [-1n, 0n, 1n]) expectExact(beside(half, step), code);
      }),
      { seed: 5, numRuns: 3000 },
    );
  });
});
