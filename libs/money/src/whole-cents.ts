import { rejectAmount } from './reject-amount.ts';

/** The first integer with more than 15 digits, from which floats cannot distinguish neighboring cents. */
export const tooLong = 10 ** 15;

/**
 * Returns the cents if they are an integer of up to 15 digits.
 *
 * @throws RangeError otherwise.
 */
export const wholeCents = (cents: number): number =>
  cents % 1 === 0 && Math.abs(cents) < tooLong ? cents : rejectAmount(cents);
