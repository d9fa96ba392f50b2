import { oneLine } from '../one-line.ts';

/** An amount of money in a visitor's format: with or without thousands separators, with a decimal point or comma. */
export const currency = oneLine({
  validate: (value, _field, { texts }) =>
    /^-?\d+([.,'’\s]\d+)*$/.test(value) ? undefined : texts.numberInvalid,
});
