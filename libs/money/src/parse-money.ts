import type { CurrencyCode } from './currencies.ts';
import type { FormatTemplate } from './format-template.ts';
import { compileFormat } from './format.ts';
import { tooLong } from './minor-units-of.ts';
import { Money } from './money.ts';

/** The expected refusal of a text that is no amount in the form of the template: a value, never thrown. */
export interface NotAnAmount {
  readonly refused: 'notAnAmount';
}

/**
 * Reads what a person typed in the form of a template: with or without symbol and separators, in the
 * locale's digits or 0 to 9. A separator in a wrong place or a fraction longer than the currency's
 * is refused rather than guessed: '1.234' is no amount of dollars, '1,234' is.
 */
export function parseMoney<C extends CurrencyCode>(
  text: string,
  template: FormatTemplate<C>,
): Money<C> | NotAnAmount {
  const { currencyCode, digits } = template;
  const plain = (given: string) =>
    given
      .replace(/[\s\p{Cf}]/gu, '')
      .replace(/./gu, (letter) => (digits.includes(letter) ? `${digits.indexOf(letter)}` : letter));
  const typed = plain(text);
  const amount = typed.replace(/(?<!\d)[-−]|[-−]$/, '');
  const number = amount.replace(/\D/g, '');
  const write = compileFormat({ ...template, negative: digits[1] as string });
  if (number && +number < tooLong) {
    for (const places of [0, 1, 2]) {
      const value = +`${number}e-${places}`;
      for (const group of [true, false])
        for (const trimZeroFractions of [true, false])
          if (
            plain(write(new Money(value, currencyCode), { group, trimZeroFractions })).includes(
              amount,
            )
          )
            return new Money(amount === typed ? value : -value, currencyCode);
    }
  }
  return { refused: 'notAnAmount' };
}
