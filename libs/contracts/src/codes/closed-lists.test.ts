import { expect, it } from 'vitest';
import { countryCodes, isCountryCode } from './country-codes.ts';
import { currencyCodes, isCurrencyCode } from './currency-codes.ts';
import { isLocale } from './is-locale.ts';

it.each([
  ['en', true],
  ['en-GB', true],
  ['pt-BR', true],
  ['zz', false],
  ['en-ZZ', false],
  ['EN', false],
  ['en-gb', false],
  ['en_GB', false],
  ['german', false],
  ['en-', false],
  ['en-US-x', false],
  ['', false],
])('decides whether %j is a locale: %s', (text, isOne) => {
  expect(isLocale(text)).toBe(isOne);
});

it.each([
  ['US', true],
  ['XK', true],
  ['ZZ', false],
  ['UK', false],
  ['EU', false],
  ['us', false],
  ['USA', false],
  ['', false],
])('decides whether %j is a country code: %s', (text, isOne) => {
  expect(isCountryCode(text)).toBe(isOne);
});

it.each([
  ['EUR', true],
  ['JPY', true],
  ['KRW', false],
  ['KWD', false],
  ['ZZZ', false],
  ['eur', false],
  ['EURO', false],
  ['', false],
])('decides whether %j is a store currency: %s', (text, isOne) => {
  expect(isCurrencyCode(text)).toBe(isOne);
});

it('lists each country and each currency once', () => {
  expect([countryCodes.length, new Set(countryCodes).size]).toEqual([250, 250]);
  expect([currencyCodes.length, new Set(currencyCodes).size]).toEqual([27, 27]);
});
