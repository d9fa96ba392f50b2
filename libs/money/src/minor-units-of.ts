import { fractionDigitsOf } from './currencies.ts';
import type { Money } from './money.ts';
import { rejectAmount } from './reject-amount.ts';

/** The first integer with more than 15 digits. */
export const tooLong = 10 ** 15;

/**
 * The size of an amount in minor units, without its sign; as text from 15 digits on. Halves go up on
 * the shortest decimal text, so 1.005 counts as written although its binary form lies below (MONEY-15).
 * @throws RangeError when the integer part has more than 15 places (MONEY-16).
 */
export function minorUnitsOf({ value, currencyCode }: Money): number | string {
  const digits = fractionDigitsOf(currencyCode);
  const scale = 10 ** digits;
  const size = Math.abs(value);
  let units = Math.floor(size * scale);
  // The half, divided back, is the float that its decimal text stands for: comparing floats compares texts.
  if (size >= (units + 0.5) / scale) units++;
  if (units >= tooLong * scale) rejectAmount(value);
  return units < tooLong ? units : size.toFixed(digits).replace('.', '');
}
