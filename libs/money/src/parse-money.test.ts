import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, type CurrencyCode } from './currencies.ts';
import { formatTemplateOf } from './format-template.ts';
import { compileFormat } from './format.ts';
import { Money } from './money.ts';
import { parseMoney } from './parse-money.ts';

const parse = (text: string, code: CurrencyCode, locale?: string) => {
  const result = parseMoney(text, formatTemplateOf(code, locale));
  return result instanceof Money ? result.toCents() : result.error;
};

describe('parseMoney', () => {
  it.each<[string, CurrencyCode, string, number]>([
    ['$1,234.50', 'USD', 'en-US', 123450],
    ['1,234.5', 'USD', 'en-US', 123450],
    ['1234.50', 'USD', 'en-US', 123450],
    ['-$5', 'USD', 'en-US', -500],
    ['$ -5', 'USD', 'en-US', -500],
    ['−5', 'USD', 'en-US', -500],
    ['.5', 'USD', 'en-US', 50],
    ['5.', 'USD', 'en-US', 500],
    ['0', 'USD', 'en-US', 0],
    [' 5 ', 'USD', 'en-US', 500],
    ['1.234,50 €', 'EUR', 'de-DE', 123450],
    ['5 €', 'EUR', 'de-DE', 500],
    ['1.234', 'EUR', 'es-ES', 123400],
    ['1 234,50', 'EUR', 'fr-FR', 123450],
    ['12,34,567', 'INR', 'hi-IN', 123456700],
    ['١٬٢٣٤٫٥٠', 'USD', 'ar-EG', 123450],
    ['1234', 'USD', 'ar-EG', 123400],
    ['¥1,234', 'JPY', 'en-US', 1234],
  ])('parses %j as %s in %s', (text, code, locale, cents) => {
    expect(parse(text, code, locale)).toBe(cents);
  });

  it.each<[string, CurrencyCode, string]>([
    ['', 'USD', 'en-US'],
    ['$', 'USD', 'en-US'],
    ['abc', 'USD', 'en-US'],
    ['1.234', 'USD', 'en-US'],
    ['1,23', 'USD', 'en-US'],
    ['1.50', 'EUR', 'de-DE'],
    ['12.5', 'JPY', 'en-US'],
    ['€5', 'USD', 'en-US'],
    ['10-20', 'USD', 'en-US'],
    ['--5', 'USD', 'en-US'],
    ['1$5', 'USD', 'en-US'],
    ['1e3', 'USD', 'en-US'],
    ['1234567890123456', 'USD', 'en-US'],
  ])('returns invalidAmount for %j as %s in %s', (text, code, locale) => {
    expect(parse(text, code, locale)).toBe('invalidAmount');
  });

  it('parses the formatted text of any locale', () => {
    const locales = ['en-US', 'de-CH', 'es-ES', 'fr-FR', 'fy', 'he-IL', 'fa-IR', 'ar-EG', 'hi-IN'];
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.constantFrom(...currencyCodes),
        fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        fc.record({ group: fc.boolean(), trimZeroFractions: fc.boolean() }),
        (locale, code, cents, options) => {
          const template = formatTemplateOf(code, locale);
          const text = compileFormat(template)(Money.fromCents(cents, code), options);
          const result = parseMoney(text, template);
          expect(result instanceof Money && result.toCents()).toBe(cents);
        },
      ),
      { seed: 4, numRuns: 400 },
    );
  });
});
