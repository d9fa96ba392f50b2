import { withParts } from '../parts.ts';

/** A calendar date. */
export const date = withParts(['Month', 'Day', 'Year'], {
  validate(value, _field, { texts }) {
    const [month, day, year] = Object.values(value).map(Number) as [number, number, number];
    // The day before the first of the next month is the last day of this month.
    const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return datePattern.test(Object.values(value).join('/')) && day <= lastDay
      ? undefined
      : texts.dateInvalid;
  },
});

const datePattern = /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/[1-9]\d{3}$/;
