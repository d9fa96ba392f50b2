import type { InOneCurrency } from '../arithmetic.ts';
import type { CurrencyCode } from '../currencies.ts';
import type { Money } from '../money.ts';

/** -1 if the first amount is less, 1 if it is greater, 0 if both are equal. */
export type Order = -1 | 0 | 1;

/**
 * Compares two amounts of one currency in whole minor units, for `sort`: `prices.toSorted(compare)`. 1.001 and 1 dollar
 * are equal, because both are 100 cents. Different currencies do not compile; if they are only known at run time, the
 * result is `{ error: 'currenciesDiffer' }`.
 */
export const compare = <C extends CurrencyCode>(
  a: Money<C>,
  b: Money<NoInfer<C>>,
): InOneCurrency<C, Order> =>
  (a.currencyCode === b.currencyCode
    ? Math.sign(a.toCents() - b.toCents())
    : { error: 'currenciesDiffer' }) as InOneCurrency<C, Order>;
