import { oneLine } from '../one-line.ts';

/** A number as a number input gives it: with a point, whatever the visitor's language. */
export const number = oneLine({
  validate: (value, _field, { texts }) =>
    Number.isFinite(Number(value)) ? undefined : texts.numberInvalid,
});
