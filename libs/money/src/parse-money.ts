import type { CurrencyCode } from './currencies.ts';
import type { FormatTemplate } from './format-template.ts';
import { compileFormat } from './format.ts';
import { tooLong } from './whole-cents.ts';
import { Money } from './money.ts';

/** The error of a text that is not an amount in the template's format. It is returned, never thrown. */
export interface NotAnAmount {
  readonly error: 'invalidAmount';
}

/**
 * Parses a typed amount in the format of a template: with or without symbol and separators, in the locale's digits or 0
 * to 9, with spaces anywhere. Rejects a misplaced separator or a fraction longer than the currency's instead of
 * guessing: '1.234' is not an amount in dollars, '1,234' is.
 */
export function parseMoney<C extends CurrencyCode>(
  text: string,
  template: FormatTemplate<C>,
): Money<C> | NotAnAmount {
  const { currencyCode, digits } = template;
  const normalize = (input: string) =>
    input
      .replace(/[\s\p{Cf}]/gu, '')
      .replace(/./gu, (character) =>
        digits.includes(character) ? `${digits.indexOf(character)}` : character,
      );
  const typed = normalize(text);
  const amount = typed.replace(/(?<!\d)[-\u2212]|[-\u2212]$/, '');
  const number = amount.replace(/\D/g, '');
  if (number && +number < tooLong) {
    // Formats every possible position of the decimal separator, grouped and without a minus: the input is valid if it
    // is a part of such a text.
    const write = compileFormat({ ...template, minus: digits[1] as string });
    for (let variant = 0; variant < 12; variant++) {
      const money = new Money(+`${number}e-${variant >> 2}`, currencyCode);
      const formatted = write(money, {
        group: variant % 2 > 0,
        trimZeroFractions: variant % 4 > 1,
      });
      if (normalize(formatted).includes(amount)) {
        return amount === typed ? money : new Money(-money.value, currencyCode);
      }
    }
  }
  return { error: 'invalidAmount' };
}
