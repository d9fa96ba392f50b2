import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, fractionDigitsOf, type CurrencyCode } from './currencies.ts';
import { formatTemplateOf } from './format-template.ts';
import { compileFormat, format } from './format.ts';
import { Money } from './money.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const languages = Intl.NumberFormat.supportedLocalesOf(
  letters.flatMap((first) => letters.map((second) => first + second)),
);
const regions = ['de-AT', 'de-CH', 'de-LI', 'en-IN', 'en-ZA', 'en-CH', 'es-MX', 'es-AR', 'fr-CH']
  .concat(['fr-CA', 'it-CH', 'pt-PT', 'pt-BR', 'ar-EG', 'ar-MA', 'zh-Hant-HK', 'sr-Latn', 'nl-BE'])
  .concat(['hi-IN-u-nu-deva', 'ff-Adlm', 'ccp', 'zh-u-nu-hanidec', 'en-US-POSIX']);

/** The browser's own text; `negative` shows no minus for an amount that is displayed as zero. */
const intlText = (value: number, currency: CurrencyCode, locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigitsOf(currency),
    maximumFractionDigits: fractionDigitsOf(currency),
    signDisplay: 'negative',
  }).format(value);

const values = [0, 5, -5, 0.05, 1.005, -0.004, 999.995, 1234, -1234.5, 12345.67, 123456.78];
const long = [1234567.891, -9876543210.12, 123456789012345];

describe('a format template', () => {
  it.each<[string, CurrencyCode, number, string]>([
    ['de-DE', 'EUR', 1234.5, '1.234,50\u00a0€'],
    ['es-ES', 'EUR', 1234.5, '1234,50\u00a0€'],
    ['fr-FR', 'EUR', -1234.5, '-1\u202f234,50\u00a0€'],
    ['hi-IN', 'INR', 12345678, '₹1,23,45,678.00'],
    ['ja-JP', 'JPY', 1234, '￥1,234'],
    ['ar-EG', 'USD', 12, '\u200f١٢٫٠٠\u00a0US$'],
    ['de-CH', 'CHF', 1234.5, "CHF\u00a01'234.50"],
  ])(
    'formats with the separators, symbol and digits of %s for %s (MONEY-21)',
    (locale, code, value, text) => {
      expect(format(new Money(value, code), { locale })).toBe(text);
    },
  );

  it.each([...languages, ...regions])(
    'formats like Intl.NumberFormat in %s (MONEY-21)',
    (locale) => {
      for (const code of ['EUR', 'JPY', 'INR', 'COP'] as const) {
        for (const value of [...values, ...long]) {
          expect(format(new Money(value, code), { locale })).toBe(intlText(value, code, locale));
        }
      }
    },
  );

  it.each(['en-US', 'de-DE', 'es-ES', 'hi-IN', 'ar-EG'])(
    'formats any float like Intl.NumberFormat in %s (MONEY-15, MONEY-21)',
    (locale) => {
      fc.assert(
        fc.property(
          fc.double({ min: -4e12, max: 4e12, noNaN: true }),
          fc.constantFrom(...currencyCodes),
          (value, code) => {
            expect(format(new Money(value, code), { locale })).toBe(intlText(value, code, locale));
          },
        ),
        { seed: 21, numRuns: 300 },
      );
    },
  );

  it('survives JSON serialization and formats the same text afterward', () => {
    for (const locale of regions) {
      const template = formatTemplateOf('EUR', locale);
      const received = JSON.parse(JSON.stringify(template)) as typeof template;
      expect(received).toEqual(template);
      const [here, there] = [compileFormat(template), compileFormat(received)];
      for (const value of values) {
        expect(there(new Money(value, 'EUR'))).toBe(here(new Money(value, 'EUR')));
      }
    }
  });

  it('throws a RangeError for a malformed locale', () => {
    expect(() => formatTemplateOf('EUR', 'de_DE')).toThrow(RangeError);
  });
});
