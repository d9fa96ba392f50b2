import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FormField } from '../../form-definition.ts';
import { validateSubmission } from '../../validate-submission.ts';

const field: FormField = { id: 'd', type: 'date', title: 'Date' };

const isAccepted = (Month: string, Day: string, Year: string) =>
  validateSubmission({ fields: [field] }, { d: { Month, Day, Year } }).ok;

it('accepts every calendar date from the year 1000 to 9999', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (day) => {
        const [year = '', month = '', date = ''] = day.toISOString().slice(0, 10).split('-');
        expect(isAccepted(month, date, year)).toBe(true);
        expect(isAccepted(String(+month), String(+date), year)).toBe(true);
      },
    ),
  );
});

it.each([
  ['2', '30', '2028'],
  ['1', '1', '0000'],
  ['1', '1', '0026'],
  ['2', '29', '2026'],
  ['13', '1', '2026'],
  ['0', '1', '2026'],
  ['4', '31', '2026'],
  ['4', '', '2026'],
  ['4', '1', '26'],
  ['four', '1', '2026'],
])('rejects %s/%s/%s', (month, day, year) => {
  expect(isAccepted(month, day, year)).toBe(false);
});
