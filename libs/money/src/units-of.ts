import { unitsIn, type CurrencyCode } from './currencies.ts';
import { rejectAmount } from './reject-amount.ts';
import { tooLong } from './whole-cents.ts';

/**
 * The absolute value of an amount in whole major units and remaining minor units. Rounds halves up on the shortest
 * decimal text, so that 1.005 rounds up although its binary form is less.
 *
 * @throws RangeError when the integer part has more than 15 digits.
 */
export function unitsOf({
  value,
  currencyCode,
}: {
  readonly value: number;
  readonly currencyCode: CurrencyCode;
}): readonly [major: number, minor: number] {
  const scale = unitsIn(currencyCode);
  let major = 0;
  let size = Math.abs(value);
  if (size >= 2 ** 43) {
    // Adjacent floats differ by more than a thousandth here, so the fraction is read from the decimal text. It is
    // short, and exact enough for the following steps.
    major = Math.floor(size);
    size = +String(size).replace(/\d+/, '');
  }
  let units = Math.floor(size * scale);
  // The halfway point divided by the scale is the float of its decimal text: comparing floats compares texts.
  if (size >= (units + 0.5) / scale) units++;
  major += Math.floor(units / scale);
  return major < tooLong ? [major, units % scale] : rejectAmount(value);
}
