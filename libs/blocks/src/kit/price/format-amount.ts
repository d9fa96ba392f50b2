/** Digits after the decimal separator. The yen is the only supported currency without. */
const fractionDigits = (currency: string) => (currency === 'JPY' ? 0 : 2);

/**
 * An amount in minor units, written by the browser: what `formatPrice` gives on the server, for no code at all.
 * For islands alone.
 */
export function formatAmount(cents: number, currency: string, locale: string): string {
  const digits = fractionDigits(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 10 ** digits);
}
