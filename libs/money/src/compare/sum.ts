import { add, type CurrenciesDiffer, type Sum } from '../arithmetic.ts';
import type { CurrencyCode } from '../currencies.ts';
import { Money } from '../money.ts';

/**
 * Adds amounts of one currency, in whole minor units: `sum(prices, 'EUR')`. Without amounts the sum is zero of that
 * currency. Another currency among them does not compile, and returns an error at run time, as with `add`.
 *
 * @throws RangeError when the sum has more than 15 digits in minor units.
 */
export function sum<C extends CurrencyCode>(
  amounts: readonly Money<C>[],
  currencyCode: NoInfer<C>,
): Sum<C> {
  let total: Money = Money.fromCents(0, currencyCode);
  for (const money of amounts) {
    const next: Money | CurrenciesDiffer = add<CurrencyCode>(total, money);
    if ('error' in next) return next as Sum<C>;
    total = next;
  }
  return total as Sum<C>;
}
