import type { CurrencyCode } from './currencies.ts';

/**
 * How a locale writes amounts of a currency: its digits, and two worked examples that show separators,
 * sizes of groups, symbol and spaces in their places, and the form of the minus. Plain JSON: a server
 * makes it from its `Intl` and sends it along, and a browser that applies it prints the server's text,
 * whatever its own `Intl` says.
 */
export interface FormatTemplate<C extends CurrencyCode = CurrencyCode> {
  readonly currencyCode: C;
  /** The ten digits, from zero to nine. */
  readonly digits: readonly string[];
  /** A hundred trillion with two decimals: `€100,000,000,000,000.00`. */
  readonly plus: string;
  /** The first that is grouped of -1000, -10000 and -100000 (that one in any case): `-€1,000.00`. */
  readonly minus: string;
}

/** An example in pieces: runs of digits at the odd places, what stands around and between them at the even ones. */
export const piecesOf = (example: string, digits: readonly string[]): string[] =>
  example.split(RegExp(`([${digits.join('')}]+)`, 'u'));

/**
 * The template of a currency in a locale (BCP 47). Without a locale: ',', '.', and the symbol in front.
 * Costs an `Intl.NumberFormat`: make it once per locale and currency.
 * @throws RangeError for a malformed locale.
 */
export function formatTemplateOf<C extends CurrencyCode>(
  currencyCode: C,
  locale = 'en',
): FormatTemplate<C> {
  const digits = Array.from({ length: 10 }, (_, digit) => digit.toLocaleString(locale));
  const example = (value: number) =>
    value.toLocaleString(locale, {
      style: 'currency',
      currency: currencyCode,
      minimumFractionDigits: 2,
    });
  return {
    currencyCode,
    digits,
    plus: example(10 ** 14),
    minus: [-1e3, -1e4, -1e5]
      .map(example)
      .find((text, index) => index > 1 || piecesOf(text, digits).length > 5)!,
  };
}
