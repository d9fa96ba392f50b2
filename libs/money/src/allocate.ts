import type { CurrencyCode } from './currencies.ts';
import { Money } from './money.ts';
import { rejectAmount } from './reject-amount.ts';
import { wholeCents } from './whole-cents.ts';

/**
 * Splits cents in proportion to the weights, integers of 0 or more; the parts add up to the whole. The remainder after
 * rounding down is distributed, one cent each, by the largest fractions, the earlier part first among equals:
 * `allocateCents(100, [1, 1, 1])` is `[34, 33, 33]`.
 *
 * @throws RangeError for a fraction of a cent, for a negative weight, and for cents without a positive weight.
 */
export function allocateCents(cents: number, weights: readonly number[]): number[] {
  if (cents < 0) return allocateCents(-cents, weights).map((part) => 0 - part);
  let remainder = wholeCents(cents);
  let sum = 0n;
  for (const weight of weights) sum += BigInt(weight < 0 ? rejectAmount(weight) : weight);
  sum ||= cents ? rejectAmount(cents) : 1n;
  const products = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = products.map((product) => Number(product / sum));
  for (const part of parts) remainder -= part;
  const byRemainder = parts
    .map((_, index) => index)
    .toSorted((a, b) => Number((products[b]! % sum) - (products[a]! % sum)));
  for (const index of byRemainder.slice(0, remainder)) parts[index]!++;
  return parts;
}

/** Splits an amount in proportion to the weights, as `allocateCents` does. */
export const allocate = <C extends CurrencyCode>(
  money: Money<C>,
  weights: readonly number[],
): Money<C>[] =>
  allocateCents(money.toCents(), weights).map((cents) =>
    Money.fromCents(cents, money.currencyCode),
  );
