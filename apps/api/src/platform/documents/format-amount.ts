import { currencyCodes, format, Money, type CurrencyCode } from '@sitewright/money';

const isSupported = (currency: string): currency is CurrencyCode =>
  (currencyCodes as readonly string[]).includes(currency);

/**
 * An amount in minor units as a document prints it: `€12.50`. The currency of an old order may no longer be supported.
 */
export const formatAmount = (cents: number, currency: string, locale: string): string =>
  isSupported(currency)
    ? format(Money.fromCents(cents, currency), { locale })
    : `${cents} ${currency}`;
