import type { CurrenciesDiffer, InOneCurrency } from '../arithmetic.ts';
import type { CurrencyCode } from '../currencies.ts';
import type { Money } from '../money.ts';
import { compare, type Order } from './compare.ts';

/** Creates a function that returns the minimum (-1) or maximum (1), the first of equal ones. */
const extreme =
  (targetOrder: Order) =>
  <C extends CurrencyCode>(
    first: Money<C>,
    ...others: readonly Money<NoInfer<C>>[]
  ): InOneCurrency<C, Money<C>> => {
    let found: Money = first;
    for (const money of others) {
      const order: Order | CurrenciesDiffer = compare<CurrencyCode>(money, found);
      if (typeof order === 'object') return order as InOneCurrency<C, Money<C>>;
      if (order === targetOrder) found = money;
    }
    return found as InOneCurrency<C, Money<C>>;
  };

/** The minimum of amounts in one currency, the first of equal ones: `min(balance, total)`. Otherwise like `compare`. */
export const min = extreme(-1);

/** The maximum of amounts in one currency, the first of equal ones. Otherwise like `compare`. */
export const max = extreme(1);
