import { productText } from '../../texts/product-text.ts';

/** A parsed amount in the smallest unit, which has `digits` decimal places; or its error. */
export type ParsedAmount =
  | { readonly kind: 'amount'; readonly units: number }
  | { readonly kind: 'error'; readonly text: string };

/** The format of amounts: the number of decimal places, and the locale. */
export interface AmountStyle {
  readonly digits: number;
  /** How many decimal places are shown at least: all by default, as prices are written. */
  readonly minDigits?: number;
  readonly locale: string;
}

const error = (text: string): ParsedAmount => ({ kind: 'error', text });

/**
 * Parses a typed amount without guessing: both point and comma may be the decimal separator, because people copy
 * prices from everywhere. Ambiguous input is an error, as is input that is not a number, too precise or too large.
 */
export function parseAmount(typed: string, style: AmountStyle): ParsedAmount {
  const { digits } = style;
  const parts = splitAmount(westernDigits(typed.trim()), decimalSeparator(style.locale));
  if (parts === 'none')
    return error(digits === 0 ? productText('products.enterWholeFromZero') : enterAmount(style));
  const { whole, fraction } = parts;
  if ('isAmbiguous' in parts) {
    const plain = `${whole}${fraction}`;
    return error(
      digits === 0
        ? productText('products.enterPlain', { plain })
        : digits < 3
          ? `${enterAmount(style)} ${productText('products.meanThousands', { plain })}`
          : productText('products.ambiguousAmount', {
              plain,
              decimal: `${whole}${decimalSeparator(style.locale)}${fraction}`,
            }),
    );
  }
  if (fraction.length > digits)
    return error(digits === 0 ? productText('products.enterWhole') : enterAmount(style));
  const units = Number(whole + fraction.padEnd(digits, '0'));
  return units > 2_000_000_000
    ? error(productText('products.amountTooLarge'))
    : { kind: 'amount', units };
}

/** Asks for the expected format, with an example for each decimal separator; that of the locale first. */
function enterAmount(style: AmountStyle): string {
  const { digits } = style;
  const example = formatTypedAmount(12.5 * 10 ** digits, style);
  const alternative = example.replace(/[.,]/, (separator) => (separator === ',' ? '.' : ','));
  return productText('products.enterAmount', { digits, example, alternative });
}

/** An amount as its field shows it; empty for NaN. */
export const formatTypedAmount = (
  units: number,
  { digits, minDigits = digits, locale }: AmountStyle,
): string =>
  Number.isNaN(units)
    ? ''
    : new Intl.NumberFormat(locale, {
        minimumFractionDigits: minDigits,
        maximumFractionDigits: digits,
        numberingSystem: 'latn',
        useGrouping: false,
      }).format(units / 10 ** digits);

/** The decimal separator of a locale: a comma or a point. */
const decimalSeparator = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

interface Parts {
  readonly whole: string;
  readonly fraction: string;
  /** A single separator may be decimal, or group thousands. */
  readonly isAmbiguous?: true;
}

function splitAmount(text: string, decimal: string): Parts | 'none' {
  const plain = /^(\d+)(?:([.,])(\d*))?$/.exec(text);
  if (plain !== null) {
    const [, whole = '', separator, fraction = ''] = plain;
    const mayGroup = /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
    return mayGroup && separator !== decimal
      ? { whole, fraction, isAmbiguous: true }
      : { whole, fraction };
  }
  // Groups of three with one separator, and at most one other separator before the fraction.
  const grouped = /^(\d{1,3})(?:([.,\s'’])\d{3})(?:\2\d{3})*(?:(?!\2)[.,](\d*))?$/u.exec(text);
  if (grouped === null) return 'none';
  const fraction = grouped[3] ?? '';
  const end = grouped[3] === undefined ? text.length : text.length - fraction.length - 1;
  return { whole: text.slice(0, end).replaceAll(/\D/g, ''), fraction };
}

/** Converts Arabic, Persian and full-width digits and separators to ASCII. */
const westernDigits = (text: string): string =>
  text
    .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', "'");
