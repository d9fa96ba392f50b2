import { isDecimal } from '../../decimal.ts';
import { oneLine } from '../one-line.ts';

/** A number in decimal notation, with a point as a number input gives it, whatever the visitor's language. */
export const number = oneLine({
  validate: (value, _field, { texts }) => (isDecimal(value) ? undefined : texts.numberInvalid),
});
