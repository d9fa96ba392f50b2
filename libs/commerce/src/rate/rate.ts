import { allocateCents } from '@sitewright/money';

/** Rates are calculated in millionths, so that 8.875 % is a whole number: 88750. */
export const wholeRate = 1_000_000;

/** A rate in per cent, of up to four decimals, as a whole number of millionths. */
export const toRate = (percent: number): number => Math.round((percent * wholeRate) / 100);

/** The numerator's part of an amount, exactly, halves away from zero: whole times it, and the first part of a split. */
export function portionOfCents(cents: number, numerator: number, denominator: number): number {
  const rest = numerator % denominator;
  const [part = 0] = allocateCents(cents, [rest, denominator - rest]);
  return cents * Math.floor(numerator / denominator) + part;
}
