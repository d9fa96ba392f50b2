import { isDecimal } from '../../decimal.ts';
import { oneLine } from '../one-line.ts';

/** A decimal number with a point, as number inputs return it in every language. */
export const number = oneLine({
  validate: (value, _field, { texts }) => (isDecimal(value) ? undefined : texts.numberInvalid),
});
