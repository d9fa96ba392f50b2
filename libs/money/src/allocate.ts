import type { CurrencyCode } from './currencies.ts';
import { tooLong } from './minor-units-of.ts';
import { Money } from './money.ts';
import { rejectAmount } from './reject-amount.ts';

/**
 * Splits cents in proportion to the weights, integers of 0 or more; the parts add up to the whole.
 * What rounding down leaves over goes, one cent each, to the largest remainders, the earlier part
 * first among equals: `allocateCents(100, [1, 1, 1])` is `[34, 33, 33]`.
 * @throws RangeError for a fraction of a cent, and for cents without a weight above 0.
 */
export function allocateCents(cents: number, weights: readonly number[]): number[] {
  if (cents < 0) return allocateCents(-cents, weights).map((part) => 0 - part);
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (cents % 1 || (cents && !(sum > 0))) rejectAmount(cents);

  let left = cents;
  const parts: number[] = [];
  const remainders: number[] = [];
  for (const weight of weights) {
    const product = cents * weight;
    let remainder =
      Math.abs(product) < tooLong
        ? product - Math.floor(product / sum) * sum
        : Number((BigInt(cents) * BigInt(weight)) % BigInt(sum));
    if (remainder < 0) remainder += sum;
    // Three roundings of a relative 2^-53 each move a share of fifteen digits by less than a half.
    const part = Math.round((product - remainder) / sum) || 0;
    parts.push(part);
    remainders.push(remainder);
    left -= part;
  }
  for (; left > 0; left--) {
    let largest = 0;
    for (let index = 1; index < parts.length; index++) {
      if (remainders[index]! > remainders[largest]!) largest = index;
    }
    parts[largest]!++;
    remainders[largest] = -1;
  }
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
