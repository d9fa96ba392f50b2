import { unitsIn } from './currencies.ts';
import type { Money } from './money.ts';
import { rejectAmount } from './reject-amount.ts';

/** The first integer with more than 15 digits: from here on, floats do not tell neighbouring cents apart. */
export const tooLong = 10 ** 15;

/**
 * The size of an amount in minor units, without its sign. Halves go up on the shortest decimal text,
 * so 1.005 counts as written although its binary form lies below.
 * @throws RangeError when the integer part has more than 15 places.
 */
export function minorUnitsOf({ value, currencyCode }: Money): number {
  const scale = unitsIn(currencyCode);
  const size = Math.abs(value);
  const units = Math.floor(size * scale);
  // The half, divided back, is the float that its decimal text stands for: comparing floats compares texts.
  const rounded = size < (units + 0.5) / scale ? units : units + 1;
  return rounded < tooLong * scale ? rounded : rejectAmount(value);
}
