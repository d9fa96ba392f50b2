/**
 * The currencies that a store can have, as ISO 4217 codes. `@sitewright/money` calculates in the same currencies
 * (MONEY-01 to MONEY-03).
 */
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

/** One of the currencies that a store can have. */
export type CurrencyCode = (typeof currencyCodes)[number];

/** Whether a text is the code of a supported currency, in capital letters. */
export const isCurrencyCode = (text: string): text is CurrencyCode =>
  (currencyCodes as readonly string[]).includes(text);
