import { fractionDigitsOf, type CurrencyCode } from './currencies.ts';
import { formatTemplateOf, piecesOf, type FormatTemplate } from './format-template.ts';
import { minorUnitsOf } from './minor-units-of.ts';
import { Money } from './money.ts';
import type { FormatOptions, LocaleFormatOptions } from './options.ts';
import { rejectAmount } from './reject-amount.ts';

function assertMoney(value: unknown): asserts value is Money {
  if (!(value instanceof Money)) throw new TypeError('Format expects a Money instance.');
}

type Pieces = [after: string, fraction: string, decimal: string, first: string, group: string, ...string[]];

/**
 * A function that writes amounts in the form of a template: rounded to the currency's digits, halves
 * away from zero, grouped unless `group` is off (MONEY-11 to MONEY-15, MONEY-20). It throws as `format` does.
 */
export function compileFormat<C extends CurrencyCode>(
  { currencyCode, digits, positive, negative }: FormatTemplate<C>,
  { trimZeroFractions = false, group = true }: FormatOptions = {},
): (money: Money<C>) => string {
  const pieces = piecesOf(positive, digits).reverse();
  const [after, , decimal, { length: first }, separator, { length: further } = ''] = pieces as Pieces;
  const before = pieces.at(-1) as string;
  const minus = piecesOf(negative, digits) as [string, string, ...string[]];
  const fewest = first + minus[1].length;
  const [, one = ''] = digits;
  const fractionDigits = fractionDigitsOf(currencyCode);
  const fractionLength = fractionDigits * one.length;

  return (money) => {
    assertMoney(money);
    if (money.currencyCode !== currencyCode) rejectAmount(money.currencyCode);

    const { value } = money;
    const minorUnits = minorUnitsOf(money);
    let units = `${minorUnits}`.padStart(fractionDigits + 1, '0');
    if (one !== '1') units = [...units].map((digit) => digits[+digit]).join('');
    let end = units.length - fractionLength;
    let text = fractionDigits && !(trimZeroFractions && value % 1 === 0) ? decimal + units.slice(end) : '';
    if (group && end >= fewest) {
      for (let size = first; end > size; size = further) {
        text = separator + units.slice(end - size, end) + text;
        end -= size;
      }
    }
    text = units.slice(0, end) + text;
    return value < 0 && minorUnits > 0 ? minus[0] + text + minus.at(-1) : before + text + after;
  };
}

const compiled = new Map<string | undefined, { [currencyCode: string]: ((money: Money) => string)[] }>();

/**
 * Writes an amount: `$1,234.50`, or as the locale does. The text is that of the locale's `Intl`, for less time.
 * @throws TypeError for what is no Money (MONEY-10), RangeError for more than 15 integer places (MONEY-16).
 */
export function format(money: Money, options: LocaleFormatOptions = {}): string {
  assertMoney(money);
  const { currencyCode } = money;
  const { locale, trimZeroFractions = false, group = true } = options;
  let writers = compiled.get(locale);
  if (!writers) compiled.set(locale, (writers = {}));
  const write = ((writers[currencyCode] ??= [])[+trimZeroFractions * 2 + +group] ??= compileFormat(formatTemplateOf(currencyCode, locale), options));
  return write(money);
}
