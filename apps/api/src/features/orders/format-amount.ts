import { currencyCodes, format, Money, type CurrencyCode } from '@sitewright/money';

const isSupported = (currency: string): currency is CurrencyCode =>
  (currencyCodes as readonly string[]).includes(currency);

/** An amount in minor units for the timeline, which is in English: `€12.50`. */
export const formatAmount = (cents: number, currency: string): string =>
  isSupported(currency)
    ? format(Money.fromCents(cents, currency), { locale: 'en' })
    : `${cents} ${currency}`;
