import {
  currencyCodes,
  format,
  fractionDigitsOf,
  Money,
  type CurrencyCode,
} from '@sitewright/money';

const isSupported = (currency: string): currency is CurrencyCode =>
  (currencyCodes as readonly string[]).includes(currency);

/** Formats an amount in minor units. */
export const formatMinorUnits = (
  cents: number,
  currency: string,
  locale = navigator.language,
): string =>
  isSupported(currency)
    ? format(Money.fromCents(cents, currency), { locale })
    : `${(cents / 100).toFixed(2)} ${currency}`;

/** The number of decimal places of a currency. */
export const minorDigits = (currency: string): number =>
  isSupported(currency) ? fractionDigitsOf(currency) : 2;
