/** Fraction digits. The yen is the only supported currency that has none. */
const fractionDigits = (currency: string) => (currency === 'JPY' ? 0 : 2);

/**
 * Formats an amount in minor units with the browser's `Intl`, with the same result as `formatPrice` on the server but
 * without its code. For islands only.
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
