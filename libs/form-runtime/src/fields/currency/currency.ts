import { oneLine } from '../one-line.ts';

/** An amount of money, as visitors write it in their language: grouped or not, with a point or a comma. */
export const currency = oneLine({
  validate: (value, _field, { texts }) =>
    /^-?\d+([.,'’\s]\d+)*$/.test(value) ? undefined : texts.numberInvalid,
});
