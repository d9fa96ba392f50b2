import { withParts } from '../parts.ts';

/** AM and PM. */
export const dayHalves = ['AM', 'PM'] as const;

/** A time on the 12-hour clock. Second may stay empty even in a required field. */
export const time = withParts(['Hour', 'Minute', 'Second?', 'Ampm'], {
  validate: (value, _field, { texts }) =>
    timePattern.test(Object.values(value).join(':')) ? undefined : texts.timeInvalid,
});

const timePattern = /^(0?[1-9]|1[0-2]):[0-5]?\d:([0-5]?\d)?:[AP]M$/;
