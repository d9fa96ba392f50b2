import {
  currencyCodes,
  format,
  fractionDigitsOf,
  Money,
  type CurrencyCode,
} from '@sitewright/money';

const isSupported = (currency: string): currency is CurrencyCode =>
  (currencyCodes as readonly string[]).includes(currency);

/** An amount in minor units as people read it. */
export const amount = (cents: number, currency: string, locale = navigator.language): string =>
  isSupported(currency)
    ? format(Money.fromCents(cents, currency), { locale })
    : `${(cents / 100).toFixed(2)} ${currency}`;

/** Digits behind the decimal point of a currency. */
export const minorDigits = (currency: string): number =>
  isSupported(currency) ? fractionDigitsOf(currency) : 2;
