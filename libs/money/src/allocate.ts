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
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const divisor = sum || weights.length;

  let left = cents;
  const parts = weights.map((weight) => {
    const product = cents * (sum ? weight : 1);
    let remainder =
      Math.abs(product) < tooLong
        ? product % divisor
        : Number((BigInt(cents) * BigInt(weight)) % BigInt(divisor));
    if (remainder < 0) remainder += divisor;
    // Three roundings of a relative 2^-53 each move a share of fifteen digits by less than a half.
    const share = Math.round((product - remainder) / divisor);
    left -= share;
    return [share, remainder] as [share: number, remainder: number];
  });
  if (!(left >= 0 && left <= parts.length)) rejectAmount(cents);
  for (const part of parts.toSorted((a, b) => b[1] - a[1]).slice(0, left)) part[0]++;
  return parts.map(([share]) => share);
}

/**
 * `cents × numerator ÷ denominator`, integers of 0 or more, in whole cents, halves away from zero
 * (MONEY-15): `scaleCents(1050, 15, 100)` is 15 per cent of 10.50, 158 cents. It is exact, being the
 * first part of a split.
 */
export const scaleCents = (cents: number, numerator: number, denominator: number): number =>
  allocateCents(cents, [numerator, denominator - numerator])[0] as number;

/** Splits an amount in proportion to the weights, as `allocateCents` does. */
export const allocate = <C extends CurrencyCode>(
  money: Money<C>,
  weights: readonly number[],
): Money<C>[] =>
  allocateCents(money.toCents(), weights).map((cents) =>
    Money.fromCents(cents, money.currencyCode),
  );
