import { expect, it } from 'vitest';
import { hasPostalCodes } from './has-postal-codes.ts';

it.each([
  'HK',
  'hk',
  'Hong Kong',
  ' hong kong ',
  'HONGKONG',
  'Hong Kong SAR China',
  '香港',
  'United Arab Emirates',
  'UAE',
  'U.A.E.',
  'الإمارات العربية المتحدة',
  'Vereinigte Arabische Emirate',
  'Émirats arabes unis',
  'emirats arabes unis',
  'Qatar',
  'Katar',
  'قطر',
  'カタール',
  'The Bahamas',
  'Bahamas',
  'Côte d’Ivoire',
  "Cote d'Ivoire",
  'Elfenbeinküste',
  'Ivory Coast',
  'Angola',
  'Zimbabwe',
  'Uganda',
  'Macau',
])('returns false for the country %j', (country) => {
  expect(hasPostalCodes(country)).toBe(false);
});

it.each([
  '',
  'US',
  'United States',
  'Germany',
  'Deutschland',
  'Ireland',
  'China',
  'Oman',
  'India',
  'nowhere',
  'the',
  '?',
])('returns true for the country %j', (country) => {
  expect(hasPostalCodes(country)).toBe(true);
});
