import { unitsIn, type CurrencyCode } from './currencies.ts';
import { formatTemplateOf, piecesOf, type FormatTemplate } from './format-template.ts';
import { minorUnitsOf } from './minor-units-of.ts';
import { Money } from './money.ts';
import type { FormatOptions, LocaleFormatOptions } from './options.ts';
import { rejectAmount } from './reject-amount.ts';

/** Writes amounts of one currency in one form. */
export type MoneyFormat<C extends CurrencyCode = CurrencyCode> = (
  money: Money<C>,
  options?: FormatOptions,
) => string;

function assertMoney(value: unknown): asserts value is Money {
  if (!(value instanceof Money)) throw new TypeError('Format expects a Money instance.');
}

/**
 * A function that writes amounts in the form of a template: rounded to the currency's digits, halves
 * away from zero, grouped unless `group` is off (MONEY-11 to MONEY-15, MONEY-20).
 * It throws as `format` does, and a RangeError for an amount of another currency.
 */
export function compileFormat<C extends CurrencyCode>({
  currencyCode,
  digits,
  plus,
  minus,
}: FormatTemplate<C>): MoneyFormat<C> {
  const above = piecesOf(plus, digits);
  const below = piecesOf(minus, digits);
  const decimal = above.at(-3) as string;
  const first = (above.at(-4) as string).length;
  const separator = above.at(-5) as string;
  const further = above.at(-6)?.length ?? 0;
  const fewest = first + (below[1] as string).length;
  const fractions = digits.flatMap((tens) => digits.map((ones) => decimal + tens + ones));
  const scale = unitsIn(currencyCode);

  return (money, { trimZeroFractions = false, group = true } = {}) => {
    assertMoney(money);
    if (money.currencyCode !== currencyCode) rejectAmount(money.currencyCode);

    const { value } = money;
    const minorUnits = minorUnitsOf(money);
    const majorUnits = Math.floor(minorUnits / scale);
    let integer = `${majorUnits}`;
    if (digits[1] !== '1') {
      const latin = integer;
      integer = '';
      for (const digit of latin) integer += digits[+digit];
    }
    let text =
      scale > 1 && !(trimZeroFractions && value % 1 === 0)
        ? (fractions[minorUnits - majorUnits * scale] ?? fractions[0])
        : '';
    let end = integer.length;
    if (group && end >= fewest) {
      for (let size = first; end > size; size = further) {
        text = separator + integer.slice(end - size, end) + text;
        end -= size;
      }
    }
    const around = value < 0 && minorUnits > 0 ? below : above;
    // The digits first: joined to a symbol outside Latin-1, every further step would copy wide characters.
    return around[0] + (integer.slice(0, end) + text) + around.at(-1);
  };
}

// Without a prototype, so that no locale's text names something else.
const formats = { __proto__: null } as unknown as Record<string, Record<string, MoneyFormat>>;

/**
 * Writes an amount: `$1,234.50`, or as the locale does. The text is that of the locale's `Intl`, for less time.
 * @throws TypeError for what is no Money (MONEY-10), RangeError for more than 15 integer places (MONEY-16).
 */
export function format(money: Money, options: LocaleFormatOptions = {}): string {
  assertMoney(money);
  const { currencyCode } = money;
  const { locale } = options;
  const write = ((formats[`${locale}`] ??= {})[currencyCode] ??= compileFormat(
    formatTemplateOf(currencyCode, locale),
  ));
  return write(money, options);
}
