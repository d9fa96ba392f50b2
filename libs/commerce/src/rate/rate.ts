import { allocateCents } from '@sitewright/money';

/** Rates are calculated in millionths, so that 8.875 % is an integer: 88750. */
export const wholeRate = 1_000_000;

/** A rate in percent, with up to four decimals, as an integer number of millionths. */
export const toRate = (percent: number): number => Math.round((percent * wholeRate) / 100);

/** The share of an amount, exactly, rounding halves away from zero. */
export function portionOfCents(cents: number, numerator: number, denominator: number): number {
  const remainder = numerator % denominator;
  const [part = 0] = allocateCents(cents, [remainder, denominator - remainder]);
  return cents * Math.floor(numerator / denominator) + part;
}
