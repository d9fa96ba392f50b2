import type { CurrenciesDiffer, InOneCurrency } from '../arithmetic.ts';
import type { CurrencyCode } from '../currencies.ts';
import type { Money } from '../money.ts';
import { compare, type Order } from './compare.ts';

/** The first of the amounts that none of the others precedes in this direction. */
const extreme =
  (wanted: Order) =>
  <C extends CurrencyCode>(
    first: Money<C>,
    ...others: readonly Money<NoInfer<C>>[]
  ): InOneCurrency<C, Money<C>> => {
    let found: Money = first;
    for (const money of others) {
      const order: Order | CurrenciesDiffer = compare<CurrencyCode>(money, found);
      if (typeof order === 'object') return order as InOneCurrency<C, Money<C>>;
      if (order === wanted) found = money;
    }
    return found as InOneCurrency<C, Money<C>>;
  };

/** The least of some amounts of one currency, of equal ones the first: `min(balance, total)`. Otherwise as `compare`. */
export const min = extreme(-1);

/** The greatest of some amounts of one currency, of equal ones the first. Otherwise as `compare`. */
export const max = extreme(1);
