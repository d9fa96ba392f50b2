import { describe, expect, it } from 'vitest';
import { currencyCodes, type CurrencyCode } from './currencies.ts';
import { formatTemplateOf } from './format-template.ts';
import { compileFormat, format } from './format.ts';
import { Money } from './money.ts';

const usd = (value: number) => new Money(value, 'USD');

describe('format', () => {
  it.each([
    null,
    undefined,
    5,
    '5',
    {},
    { value: 5, currencyCode: 'USD' },
    { value: 5, currencyCode: 'x' },
  ])('throws for %j, which is not a Money instance (MONEY-10)', (value) => {
    const compiled = compileFormat(formatTemplateOf('USD'));
    expect(() => format(value as Money)).toThrow('Format expects a Money instance.');
    expect(() => compiled(value as Money<'USD'>)).toThrow('Format expects a Money instance.');
  });

  it.each<[number, CurrencyCode, string]>([
    [5.678, 'USD', '$5.68'],
    [5, 'EUR', '€5.00'],
    [0.1, 'GBP', '£0.10'],
    [1234.4, 'JPY', '¥1,234'],
    [1234.5, 'JPY', '¥1,235'],
    [1.239, 'COP', 'COP\u00a01.24'],
    [1.239, 'IDR', 'IDR\u00a01.24'],
  ])('rounds %d %s to the fraction digits of the currency (MONEY-11)', (value, code, text) => {
    expect(format(new Money(value, code))).toBe(text);
  });

  it('omits the fraction of a whole value with trimZeroFractions (MONEY-12)', () => {
    expect(format(usd(5), { trimZeroFractions: true })).toBe('$5');
    expect(format(usd(-1200), { trimZeroFractions: true })).toBe('-$1,200');
  });

  it('shows the full fraction of a non-whole value with trimZeroFractions (MONEY-13)', () => {
    expect(format(usd(5.5), { trimZeroFractions: true })).toBe('$5.50');
    expect(format(usd(4.999), { trimZeroFractions: true })).toBe('$5.00');
  });

  it('groups thousands by default (MONEY-14)', () => {
    expect(format(usd(1234567.5))).toBe('$1,234,567.50');
    expect(format(usd(999))).toBe('$999.00');
  });

  it.each([
    [1.005, '$1.01'],
    [-1.005, '-$1.01'],
    [2.675, '$2.68'],
    [1.0049999, '$1.00'],
    [999.995, '$1,000.00'],
    [-0, '$0.00'],
    [-0.004, '$0.00'],
    [-0.005, '-$0.01'],
  ])('rounds halves of %d away from zero and never shows -0 (MONEY-15)', (value, text) => {
    expect(format(usd(value))).toBe(text);
  });

  it('shows 15 integer digits and throws a RangeError for 16 (MONEY-16)', () => {
    expect(format(usd(999_999_999_999_999))).toBe('$999,999,999,999,999.00');
    expect(format(usd(-123_456_789_012_345))).toBe('-$123,456,789,012,345.00');
    expect(() => format(usd(10 ** 15))).toThrow(RangeError);
    expect(() => format(usd(-1e21))).toThrow(RangeError);
    expect(() => format(new Money(999_999_999_999_999.5, 'JPY'))).toThrow(RangeError);
  });

  it("separates thousands by ',' and decimals by '.' without a locale (MONEY-17, MONEY-18)", () => {
    for (const code of currencyCodes) {
      const text = format(new Money(1234567.25, code));
      expect(text).toMatch(code === 'JPY' ? /1,234,567$/ : /1,234,567\.25$/);
    }
  });

  it('defaults to trimZeroFractions: false and group: true (MONEY-19)', () => {
    const explicit = { trimZeroFractions: false, group: true };
    for (const money of [usd(5), usd(12345), usd(1234567.25)]) {
      expect(format(money)).toBe(format(money, explicit));
      expect(format(money, {})).toBe(format(money, explicit));
    }
    expect(format(usd(12345))).toBe('$12,345.00');
  });

  it('omits thousands separators with group: false (MONEY-20)', () => {
    expect(format(usd(1234567.5), { group: false })).toBe('$1234567.50');
    expect(format(new Money(1234567, 'INR'), { group: false, locale: 'hi-IN' })).toBe(
      '₹1234567.00',
    );
  });

  it('shows the currency symbol before the amount without a locale (MONEY-21)', () => {
    const symbols = currencyCodes.map((code) =>
      format(new Money(1, code)).replace(/1(\.00)?$/, ''),
    );
    expect(symbols.join(' ')).toBe(
      '€ $ A$ NOK\u00a0 CA$ NZ$ DKK\u00a0 £ HK$ CHF\u00a0 MX$ SGD\u00a0 SEK\u00a0 CZK\u00a0 ₪ ₱ ' +
        'RUB\u00a0 PLN\u00a0 THB\u00a0 MYR\u00a0 ARS\u00a0 R$ COP\u00a0 IDR\u00a0 ₹ ¥ ZAR\u00a0',
    );
  });

  it('throws a RangeError for an amount in another currency', () => {
    const dollars = compileFormat(formatTemplateOf('USD')) as (money: Money) => string;
    expect(() => dollars(new Money(5, 'EUR'))).toThrow(RangeError);
  });

  it('accepts a locale named like a property of Object.prototype', () => {
    expect(format(usd(5), { locale: 'valueOf' })).toContain('5');
    expect(Object.keys(Object.prototype.valueOf)).toEqual([]);
  });
});
