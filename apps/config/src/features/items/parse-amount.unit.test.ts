import { expect, it } from 'vitest';
import { parseAmount, formatTypedAmount } from './parse-amount.ts';

it.each([
  ['18.50', 2, 'en', 1850],
  ['18.50', 2, 'de', 1850],
  [' 9,9 ', 2, 'en', 990],
  ['12.', 2, 'en', 1200],
  ['0', 2, 'en', 0],
  ['40', 0, 'en', 40],
  ['1.000', 3, 'en', 1000],
  ['1,000', 3, 'de', 1000],
  ['0,500', 3, 'en', 500],
  ['1234,500', 3, 'en', 1_234_500],
  ['1,234.50', 2, 'de', 123_450],
  ['1.234,50', 2, 'en', 123_450],
  ['1,234,567', 0, 'en', 1_234_567],
  ['1 234,5', 2, 'fr', 123_450],
  ['1\u202F000', 0, 'fr', 1000],
  ["1'234.50", 2, 'de-CH', 123_450],
  ['١٢٫٥', 2, 'ar-EG', 1250],
  ['۱۲', 0, 'fa', 12],
])('parses %j with %i decimals in %s as %i', (typed, digits, locale, units) => {
  expect(parseAmount(typed, { digits, locale })).toEqual({ kind: 'amount', units });
});

it.each([
  ['abc', 2, 'en', 'Enter an amount of 0 or more with at most two decimals, like 12.50 or 12,50.'],
  [
    'abc',
    3,
    'en',
    'Enter an amount of 0 or more with at most three decimals, like 12.500 or 12,500.',
  ],
  ['abc', 2, 'de', 'Enter an amount of 0 or more with at most two decimals, like 12,50 or 12.50.'],
  ['', 2, 'en', 'Enter an amount of 0 or more with at most two decimals, like 12.50 or 12,50.'],
  [
    '12,34,50',
    2,
    'en',
    'Enter an amount of 0 or more with at most two decimals, like 12.50 or 12,50.',
  ],
  [
    '1,23.50',
    2,
    'en',
    'Enter an amount of 0 or more with at most two decimals, like 12.50 or 12,50.',
  ],
  ['-5', 0, 'en', 'Enter a whole number of 0 or more.'],
  [
    '12.345',
    2,
    'en',
    'Enter an amount of 0 or more with at most two decimals, like 12.50 or 12,50.',
  ],
  [
    '12,345',
    2,
    'de',
    'Enter an amount of 0 or more with at most two decimals, like 12,50 or 12.50.',
  ],
  ['1,000', 3, 'en', 'This could be 1000 or 1.000. Enter one of these.'],
  ['1.000', 3, 'de', 'This could be 1000 or 1,000. Enter one of these.'],
  [
    '12,505',
    2,
    'en',
    'Enter an amount of 0 or more with at most two decimals, like 12.50 or 12,50. If you mean thousands, enter 12505.',
  ],
  [
    '12.505',
    2,
    'de',
    'Enter an amount of 0 or more with at most two decimals, like 12,50 or 12.50. If you mean thousands, enter 12505.',
  ],
  ['12,5', 0, 'en', 'Enter a whole number.'],
  ['1.5', 0, 'en', 'Enter a whole number.'],
  ['99999999999', 2, 'en', 'This amount is too large.'],
])('returns an error for %j with %i decimals in %s: %s', (typed, digits, locale, text) => {
  expect(parseAmount(typed, { digits, locale })).toEqual({ kind: 'error', text });
});

it.each([
  [1850, 2, 'en', '18.50'],
  [1850, 2, 'de', '18,50'],
  [1_234_500, 3, 'de', '1234,500'],
  [123_450, 2, 'ar-EG', '1234.50'],
  [40, 0, 'en', '40'],
  [Number.NaN, 2, 'en', ''],
])('formats %i with %i decimals in %s as %j and parses it back', (units, digits, locale, text) => {
  const style = { digits, locale };
  expect(formatTypedAmount(units, style)).toBe(text);
  if (text !== '') expect(parseAmount(text, style)).toEqual({ kind: 'amount', units });
});
