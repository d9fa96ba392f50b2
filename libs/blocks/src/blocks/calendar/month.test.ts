import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, compareMonths, dayOf, firstShown, monthOf, weeksOf } from './month.ts';

const months = fc.record(
  {
    year: fc.integer({ min: 1970, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
  },
  { noNullPrototype: true },
);

it('adds months across the year boundary in both directions', () => {
  expect(addMonths({ year: 2026, month: 12 }, 1)).toStrictEqual({ year: 2027, month: 1 });
  expect(addMonths({ year: 2026, month: 1 }, -1)).toStrictEqual({ year: 2025, month: 12 });
});

it('returns to the same month when the same number of months is added and subtracted', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: -300, max: 300 }), (month, count) => {
      expect(addMonths(addMonths(month, count), -count)).toStrictEqual(month);
      expect(Math.sign(compareMonths(addMonths(month, count), month))).toBe(Math.sign(count));
    }),
  );
});

it.each([
  [
    { year: 2026, month: 3 },
    1,
    [undefined, undefined, undefined, undefined, undefined, undefined, 1],
  ],
  [{ year: 2026, month: 3 }, 7, [1, 2, 3, 4, 5, 6, 7]],
  [{ year: 2026, month: 8 }, 6, [1, 2, 3, 4, 5, 6, 7]],
])('returns the first week of %o when weeks start on day %i', (month, firstDay, week) => {
  expect(weeksOf(month, firstDay)[0]).toStrictEqual(week);
});

it('returns every day of the month once, in order, in full weeks', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: 1, max: 7 }), (month, firstDay) => {
      const weeks = weeksOf(month, firstDay);
      const days = weeks.flat().filter((day) => day !== undefined);
      const last = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
      expect(days).toStrictEqual(Array.from({ length: last }, (_, index) => index + 1));
      expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
      expect(monthOf(dayOf(month, last))).toStrictEqual(month);
    }),
  );
});

it.each([
  [['2026-01-09', '2026-05-02', '2026-03-20'], { year: 2026, month: 3 }],
  [['2026-02-28', '2026-02-03'], { year: 2026, month: 2 }],
  [['2025-11-30'], { year: 2025, month: 11 }],
  [[], { year: 2026, month: 2 }],
])('for items on %j, returns %o as the initial month on a day in February', (days, month) => {
  expect(firstShown(days, '2026-02-14')).toStrictEqual(month);
});
