import type { CurrencyCode } from './currencies.ts';

/**
 * How a locale writes amounts of a currency: its digits, and two worked examples that show separators,
 * sizes of groups, symbol and spaces in their places, the form of the minus, and whether four digits
 * are grouped. Plain JSON: a server makes it from its `Intl` and sends it along, and a browser that
 * applies it prints the server's text, whatever its own `Intl` says.
 */
export interface FormatTemplate<C extends CurrencyCode = CurrencyCode> {
  readonly currencyCode: C;
  /** The ten digits, from zero to nine. */
  readonly digits: readonly string[];
  /** 123456789012345 in digits 0 to 9 and with two decimals, as `€123,456,789,012,345.00`. */
  readonly positive: string;
  /** -1234 likewise, as `-€1,234.00`. */
  readonly negative: string;
}

/** Writes the digits of a template as 0 to 9. */
export const toLatinDigits = (text: string, digits: readonly string[]): string =>
  text.replace(/./gu, (letter) => (digits.includes(letter) ? `${digits.indexOf(letter)}` : letter));

/**
 * The template of a currency in a locale (BCP 47). Without a locale: ',', '.', and the symbol in front
 * (MONEY-17, MONEY-18, MONEY-21). Costs an `Intl.NumberFormat`: make it once per locale and currency.
 * @throws RangeError for a malformed locale.
 */
export function formatTemplateOf<C extends CurrencyCode>(
  currencyCode: C,
  locale = 'en',
): FormatTemplate<C> {
  const digits = [...(9876543210).toLocaleString(locale, { useGrouping: false })].reverse();
  const example = (value: number) =>
    toLatinDigits(
      value.toLocaleString(locale, {
        style: 'currency',
        currency: currencyCode,
        minimumFractionDigits: 2,
      }),
      digits,
    );
  const grouped = [-1234, -12345].map(example).find((text) => /\d\D\d{3}/.test(text));
  return {
    currencyCode,
    digits,
    positive: example(123456789012345),
    negative: grouped ?? example(-123456),
  };
}
