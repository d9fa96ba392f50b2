import { withParts } from '../parts.ts';

/** A calendar date. */
export const date = withParts(['Month', 'Day', 'Year'], {
  validate({ Month = '', Day = '', Year = '' }, _field, { texts }) {
    // Date.UTC carries the 31st of a shorter month over into the next one.
    const read = new Date(Date.UTC(+Year, +Month - 1, +Day));
    const isWritten = /^\d{1,2} \d{1,2} \d{4}$/.test(`${Month} ${Day} ${Year}`);
    const isReal = read.getUTCMonth() + 1 === +Month && read.getUTCDate() === +Day;
    return isWritten && isReal ? undefined : texts.dateInvalid;
  },
});
