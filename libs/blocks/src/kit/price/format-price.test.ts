import { currencyCodes } from '@sitewright/contracts/codes';
import { currencyCodes as moneyCodes } from '@sitewright/money';
import { describe, expect, it } from 'vitest';
import { formatAmount } from './format-amount.ts';
import { formatPrice } from './format-price.ts';

it.each([
  ['EUR', 'en-US', '€1,234.50'],
  ['EUR', 'de', '1.234,50\u00a0€'],
  ['EUR', 'fr', '1\u202f234,50\u00a0€'],
  ['XTS', 'de', '1.234,50 XTS'],
])('formats 1234.50 %s for locale %s', (currency, locale, written) => {
  expect(formatPrice(123_450, currency, locale)).toBe(written);
});

it('formats yen without fraction digits', () => {
  expect(formatPrice(1200, 'JPY', 'ja')).toBe('￥1,200');
});

it('lists every currency that a store supports', () => {
  expect([...moneyCodes].toSorted()).toEqual([...currencyCodes].toSorted());
});

/** Fraction digits. */
const digitsOf = (written: string) => /[.,\u066B](\d+)\D*$/.exec(written)?.[1]?.length ?? 0;

describe.each(currencyCodes)('an amount of %s', (currency) => {
  it.each(['en-US', 'de-DE', 'fr-FR', 'ja-JP'])(
    'is formatted the same by page and island in %s',
    (locale) => {
      const digits = currency === 'JPY' ? 0 : 2;
      const written = formatPrice(
        1_234_567 * 10 ** digits + (digits === 0 ? 0 : 5),
        currency,
        locale,
      );
      expect(digitsOf(written.replaceAll(/[.,\s\u202f](?=\d{3})/g, ''))).toBe(digits);
      expect(written).toContain('1');
      expect(
        formatAmount(1_234_567 * 10 ** digits + (digits === 0 ? 0 : 5), currency, locale),
      ).toBe(written);
    },
  );
});
