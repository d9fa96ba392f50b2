import type { CurrencyCode } from './currencies.ts';
import { Money } from './money.ts';

/** The error of two amounts in different currencies. It is returned, never thrown. */
export interface CurrenciesDiffer {
  readonly error: 'currenciesDiffer';
}

/** Whether the currency is known at compile time: true for `'EUR'`, not for a union such as `CurrencyCode`. */
type IsOneCurrency<C extends CurrencyCode, All = C> = C extends CurrencyCode
  ? [All] extends [C]
    ? true
    : false
  : never;

/**
 * The result for amounts of one currency. If the currency is only known at run time, the currencies may differ, and the
 * compiler requires that error to be handled.
 */
export type InOneCurrency<C extends CurrencyCode, Result> =
  IsOneCurrency<C> extends true ? Result : Result | CurrenciesDiffer;

/**
 * The result of an addition: an amount, or `{ error: 'currenciesDiffer' }` if the currencies are only known at run
 * time.
 */
export type Sum<C extends CurrencyCode> = InOneCurrency<C, Money<C>>;

/**
 * Adds two amounts of one currency, in whole minor units. Different currencies do not compile, and return an error at
 * run time.
 */
export const add = <C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): Sum<C> =>
  (a.currencyCode === b.currencyCode
    ? Money.fromCents(a.toCents() + b.toCents(), a.currencyCode)
    : { error: 'currenciesDiffer' }) as Sum<C>;

/** Subtracts the second amount from the first; otherwise like `add`. */
export const subtract = <C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): Sum<C> =>
  add(a, new Money(-b.value, b.currencyCode) as Money<NoInfer<C>>);

/**
 * Multiplies an amount by an integer or an exact fraction of two integers, rounding halves away from zero:
 * `multiply(price, 3)`, and `multiply(price, 77, 1000)` for 7.7 percent.
 *
 * @throws RangeError for a factor that is not an integer, such as 0.077, because a float is not exact; and for a
 * denominator of 0.
 */
export const multiply = <C extends CurrencyCode>(
  money: Money<C>,
  numerator: number,
  denominator = 1,
): Money<C> => {
  // Integer division truncates: the odd half that remains, of either sign, rounds away from zero.
  const halves = (BigInt(money.toCents()) * BigInt(numerator) * 2n) / BigInt(denominator);
  return Money.fromCents(Number(halves / 2n + (halves % 2n)), money.currencyCode);
};
