import type { CurrencyCode } from './currencies.ts';
import { Money } from './money.ts';

/** The error of two amounts whose currencies differ. It is returned, never thrown. */
export interface CurrenciesDiffer {
  readonly error: 'currenciesDiffer';
}

/** Whether the compiler knows the one currency: true for `'EUR'`, not for a union such as `CurrencyCode`. */
type IsOneCurrency<C extends CurrencyCode, All = C> = C extends CurrencyCode
  ? [All] extends [C]
    ? true
    : false
  : never;

/**
 * The answer about amounts of one currency. Where the currency is known only at run time, the currencies may
 * turn out to differ, and the compiler asks for that answer to be handled too.
 */
export type InOneCurrency<C extends CurrencyCode, Answer> =
  IsOneCurrency<C> extends true ? Answer : Answer | CurrenciesDiffer;

/** What adding gives: an amount, or `{ error: 'currenciesDiffer' }` where only run time knows the currencies. */
export type Sum<C extends CurrencyCode> = InOneCurrency<C, Money<C>>;

/** Adds two amounts of one currency, in whole minor units. Two currencies do not compile, and return an error at run time. */
export const add = <C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): Sum<C> =>
  (a.currencyCode === b.currencyCode
    ? Money.fromCents(a.toCents() + b.toCents(), a.currencyCode)
    : { error: 'currenciesDiffer' }) as Sum<C>;

/** Takes the second amount from the first; otherwise as `add`. */
export const subtract = <C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): Sum<C> =>
  add(a, new Money(-b.value, b.currencyCode) as Money<NoInfer<C>>);

/**
 * An amount times a whole number or an exact fraction of two whole numbers, halves away from zero:
 * `multiply(price, 3)`, and `multiply(price, 77, 1000)` for 7.7 per cent.
 * @throws RangeError for a factor that is not whole, such as 0.077: a float stands for no exact share; and for a
 * denominator of 0.
 */
export const multiply = <C extends CurrencyCode>(
  money: Money<C>,
  numerator: number,
  denominator = 1,
): Money<C> => {
  // Division cuts toward zero: the odd half that it leaves, of either sign, rounds away from zero.
  const halves = (BigInt(money.toCents()) * BigInt(numerator) * 2n) / BigInt(denominator);
  return Money.fromCents(Number(halves / 2n + (halves % 2n)), money.currencyCode);
};
