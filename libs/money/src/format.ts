import { fractionDigitsOf, type CurrencyCode } from './currencies.ts';
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
  positive,
  negative,
}: FormatTemplate<C>): MoneyFormat<C> {
  const pieces = piecesOf(positive, digits);
  const minus = piecesOf(negative, digits);
  const decimal = pieces.at(-3) as string;
  const first = (pieces.at(-4) as string).length;
  const separator = pieces.at(-5) as string;
  const further = pieces.at(-6)?.length ?? 0;
  const fewest = first + (minus[1] as string).length;
  const one = digits[1] as string;
  const fractionDigits = fractionDigitsOf(currencyCode);
  const fractionLength = fractionDigits * one.length;

  return (money, { trimZeroFractions = false, group = true } = {}) => {
    assertMoney(money);
    if (money.currencyCode !== currencyCode) rejectAmount(money.currencyCode);

    const { value } = money;
    const minorUnits = minorUnitsOf(money);
    let units = `${minorUnits}`.padStart(fractionDigits + 1, '0');
    if (one !== '1') {
      const latin = units;
      units = '';
      for (const digit of latin) units += digits[+digit];
    }
    let end = units.length - fractionLength;
    let text =
      fractionDigits && !(trimZeroFractions && value % 1 === 0) ? decimal + units.slice(end) : '';
    if (group && end >= fewest) {
      for (let size = first; end > size; size = further) {
        text = separator + units.slice(end - size, end) + text;
        end -= size;
      }
    }
    const around = value < 0 && minorUnits > 0 ? minus : pieces;
    // The digits first: joined to a symbol outside Latin-1, every further step would copy wide characters.
    return around[0] + (units.slice(0, end) + text) + around.at(-1);
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
