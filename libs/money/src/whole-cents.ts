import { rejectAmount } from './reject-amount.ts';

/** The first integer with more than 15 digits: from here on, floats do not tell neighboring cents apart. */
export const tooLong = 10 ** 15;

/**
 * The same cents, when they are a whole number of up to 15 digits.
 * @throws RangeError otherwise.
 */
export const wholeCents = (cents: number): number =>
  cents % 1 === 0 && Math.abs(cents) < tooLong ? cents : rejectAmount(cents);
