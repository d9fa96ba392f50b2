import { currencyCodes, format, Money, type CurrencyCode } from '@sitewright/money';

const isSupported = (currency: string): currency is CurrencyCode =>
  (currencyCodes as readonly string[]).includes(currency);

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Formats an amount in minor units in the page's language: `$12.00`, `12,50 €`. */
export const formatPrice = (cents: number, currency: string, locale: string): string =>
  isSupported(currency)
    ? format(Money.fromCents(cents, currency), { locale })
    : `${new Intl.NumberFormat(locale, decimals).format(cents / 100)} ${currency}`;
