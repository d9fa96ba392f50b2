import type { InOneCurrency } from '../arithmetic.ts';
import type { CurrencyCode } from '../currencies.ts';
import type { Money } from '../money.ts';

/** -1 when the first amount is less, 1 when it is more, 0 when both are equal. */
export type Order = -1 | 0 | 1;

/**
 * Compares two amounts of one currency in whole minor units, as `sort` wants it: `prices.toSorted(compare)`.
 * 1.001 and 1 dollar are equal, because both are 100 cents. Two currencies do not compile; where only run time knows
 * them, the answer is `{ error: 'currenciesDiffer' }`.
 */
export const compare = <C extends CurrencyCode>(
  a: Money<C>,
  b: Money<NoInfer<C>>,
): InOneCurrency<C, Order> =>
  (a.currencyCode === b.currencyCode
    ? Math.sign(a.toCents() - b.toCents())
    : { error: 'currenciesDiffer' }) as InOneCurrency<C, Order>;
