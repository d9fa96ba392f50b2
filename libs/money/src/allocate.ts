import type { CurrencyCode } from './currencies.ts';
import { Money } from './money.ts';
import { tooLong } from './minor-units-of.ts';
import { rejectAmount } from './reject-amount.ts';

/**
 * Splits cents in proportion to the weights, integers of 0 or more; the parts add up to the whole.
 * What rounding down leaves over goes, one cent each, to the largest remainders, the earlier part
 * first among equals: `allocateCents(100, [1, 1, 1])` is `[34, 33, 33]`. Weights that are all 0 count alike.
 * @throws RangeError when there is nothing to split among, or no exact split by such weights.
 */
export function allocateCents(cents: number, weights: readonly number[]): number[] {
  if (cents < 0) return allocateCents(-cents, weights).map((part) => 0 - part);
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (cents && !(sum > 0)) rejectAmount(cents);

  let left = cents;
  const divisor = sum || 1;
  const remainders: number[] = [];
  const parts = weights.map((weight, index) => {
    const product = cents * weight;
    const remainder =
      Math.abs(product) < tooLong
        ? product - Math.floor(product / divisor) * divisor
        : Number((BigInt(cents) * BigInt(weight)) % BigInt(divisor));
    // Three roundings of a relative 2^-53 each move a share of fifteen digits by less than a half.
    const part = Math.round((product - remainder) / divisor);
    remainders[index] = remainder;
    left -= part;
    return part;
  });
  for (; left > 0; left--) {
    const index = remainders.indexOf(Math.max(...remainders));
    parts[index]!++;
    remainders[index] = -1;
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
