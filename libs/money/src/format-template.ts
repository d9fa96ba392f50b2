import type { CurrencyCode } from './currencies.ts';

/**
 * A locale's format for amounts of a currency: its digits, and two formatted examples with separators, group sizes,
 * symbol, spaces and minus sign. Plain JSON: a server creates it from its `Intl` and sends it, and a browser formats
 * with it the same text as the server, independent of its own `Intl`.
 */
export interface FormatTemplate<C extends CurrencyCode = CurrencyCode> {
  readonly currencyCode: C;
  /** The ten digits, from zero to nine. */
  readonly digits: readonly string[];
  /** A hundred trillion with two decimals: `€100,000,000,000,000.00`. */
  readonly plus: string;
  /** The first of -1000, -10000 and -100000 that is grouped, otherwise -100000: `-€1,000.00`. */
  readonly minus: string;
}

/** An example in parts: runs of digits at odd indexes, the text around and between them at even ones. */
export const piecesOf = (example: string, digits: readonly string[]): string[] =>
  example.split(RegExp(`([${digits.join('')}]+)`, 'u'));

/**
 * The template of a currency in a locale (BCP 47). Without a locale: ',', '.', and the symbol in front. Creates an
 * `Intl.NumberFormat`: create it once per locale and currency.
 *
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
