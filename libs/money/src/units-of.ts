import { unitsIn, type CurrencyCode } from './currencies.ts';
import { rejectAmount } from './reject-amount.ts';
import { tooLong } from './whole-cents.ts';

/**
 * The size of an amount, without its sign, in whole major units and the minor units beside them. Halves go up
 * on the shortest decimal text, so 1.005 counts as written although its binary form lies below.
 * @throws RangeError when the integer part has more than 15 places.
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
    // Floats are further apart than a thousandth here, so only the text tells the digits; what it has after the
    // point is a short fraction, and exact enough for what follows.
    major = Math.floor(size);
    size = +String(size).replace(/\d+/, '');
  }
  let units = Math.floor(size * scale);
  // The half, divided back, is the float that its decimal text stands for: comparing floats compares texts.
  if (size >= (units + 0.5) / scale) units++;
  major += Math.floor(units / scale);
  return major < tooLong ? [major, units % scale] : rejectAmount(value);
}
