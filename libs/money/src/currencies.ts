/** The supported currencies as ISO 4217 codes. */
export const currencyCodes = [
  'EUR',
  'USD',
  'AUD',
  'NOK',
  'CAD',
  'NZD',
  'DKK',
  'GBP',
  'HKD',
  'CHF',
  'MXN',
  'SGD',
  'SEK',
  'CZK',
  'ILS',
  'PHP',
  'RUB',
  'PLN',
  'THB',
  'MYR',
  'ARS',
  'BRL',
  'COP',
  'IDR',
  'INR',
  'JPY',
  'ZAR',
] as const;

/** ISO 4217 code of a supported currency. */
export type CurrencyCode = (typeof currencyCodes)[number];

/** Minor units in one major unit: 100, for the yen 1. */
export const unitsIn = (currencyCode: CurrencyCode): 1 | 100 => (currencyCode === 'JPY' ? 1 : 100);

/** Fraction digits: 2, for the yen 0. Unlike ICU, which has 0 for COP and IDR. */
export const fractionDigitsOf = (currencyCode: CurrencyCode): 0 | 2 =>
  unitsIn(currencyCode) > 1 ? 2 : 0;
