import { expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

it.each([
  ['EUR', 'en-US', '€1,234.50'],
  ['EUR', 'de', '1.234,50\u00a0€'],
  ['EUR', 'fr', '1\u202f234,50\u00a0€'],
  ['XTS', 'de', '1.234,50 XTS'],
])('writes 1234.50 %s as a page in %s does', (currency, locale, written) => {
  expect(formatPrice(123_450, currency, locale)).toBe(written);
});

it('knows that yen have no parts', () => {
  expect(formatPrice(1200, 'JPY', 'ja')).toBe('￥1,200');
});
