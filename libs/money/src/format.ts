import { unitsIn, type CurrencyCode } from './currencies.ts';
import { formatTemplateOf, piecesOf, type FormatTemplate } from './format-template.ts';
import { unitsOf } from './units-of.ts';
import { Money } from './money.ts';
import type { FormatOptions, LocaleFormatOptions } from './options.ts';
import { rejectAmount } from './reject-amount.ts';

/** Formats amounts of one currency. */
export type MoneyFormat<C extends CurrencyCode = CurrencyCode> = (
  money: Money<C>,
  options?: FormatOptions,
) => string;

function assertMoney(value: unknown): asserts value is Money {
  if (!(value instanceof Money)) throw new TypeError('Format expects a Money instance.');
}

/**
 * Creates a function that formats amounts by a template: rounded to the currency's digits, halves away from zero,
 * grouped unless `group` is off. It throws like `format`, and a RangeError for an amount of another currency.
 */
export function compileFormat<C extends CurrencyCode>({
  currencyCode,
  digits,
  plus,
  minus,
}: FormatTemplate<C>): MoneyFormat<C> {
  const positive = piecesOf(plus, digits);
  const negative = piecesOf(minus, digits);
  const [, fractionDigits, decimal, first, separator, nextGroup] = positive.toReversed();
  // All digit groups of a length, in order: amounts are concatenated from them instead of sliced.
  const table = (prefix: string | undefined, run = ''): string[] => {
    const size = 10 ** Array.from(run).length;
    return Array.from({ length: size }, (_, number) => prefix + String(size + number).slice(1));
  };
  const fractions = table(decimal, fractionDigits);
  const groups = table(separator, nextGroup);
  // Without grouping there is one group of all digits: too many for a table.
  const firstGroups = table(separator, nextGroup && first);
  const minGrouped = 10 ** (Array.from(first! + negative[1]!).length - 1);
  const scale = unitsIn(currencyCode);

  return (money, { trimZeroFractions = false, group = true } = {}) => {
    assertMoney(money);
    if (money.currencyCode !== currencyCode) rejectAmount(money.currencyCode);

    const [major, minor] = unitsOf(money);
    let majorUnits = major;
    let text = scale > 1 && !(trimZeroFractions && money.value % 1 === 0) ? fractions[minor]! : '';
    if (group && majorUnits >= minGrouped) {
      for (let texts = firstGroups; majorUnits >= texts.length; texts = groups) {
        text = texts[majorUnits % texts.length] + text;
        majorUnits = Math.floor(majorUnits / texts.length);
      }
    }
    text = majorUnits + text;
    if (digits[1] !== '1') text = text.replace(/\d/g, (digit) => digits[+digit]!);
    const pieces = money.value < 0 && major + minor > 0 ? negative : positive;
    // The digits first: after joining a symbol outside Latin-1, every further step would copy wide characters.
    return pieces[0] + text + pieces.at(-1);
  };
}

// Without a prototype, so that a locale cannot match an inherited property.
const formats = { __proto__: null } as unknown as Record<string, Record<string, MoneyFormat>>;

/**
 * Formats an amount: `$1,234.50`, or in the locale's format. The text equals that of the locale's `Intl`, in less time.
 *
 * @throws TypeError for a value that is not Money, RangeError for more than 15 integer digits.
 */
export function format(money: Money, options: LocaleFormatOptions = {}): string {
  assertMoney(money);
  const { currencyCode } = money;
  const write = ((formats[`${options.locale}`] ??= {})[currencyCode] ??= compileFormat(
    formatTemplateOf(currencyCode, options.locale),
  ));
  return write(money, options);
}
