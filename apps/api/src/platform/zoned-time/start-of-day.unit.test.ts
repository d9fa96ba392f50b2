import { expect, it } from 'vitest';
import { startOfDay } from './start-of-day.ts';

it.each([
  ['UTC', '2026-07-03T18:00:00.000Z', '2026-07-03T00:00:00.000Z'],
  ['Asia/Tokyo', '2026-07-03T18:00:00.000Z', '2026-07-03T15:00:00.000Z'],
  ['America/Los_Angeles', '2026-07-03T06:59:59.999Z', '2026-07-02T07:00:00.000Z'],
  ['America/Los_Angeles', '2026-07-03T07:00:00.000Z', '2026-07-03T07:00:00.000Z'],
  // On these days the clocks are turned at night.
  ['Europe/Berlin', '2026-03-29T10:00:00.000Z', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T10:00:00.000Z', '2026-10-24T22:00:00.000Z'],
])('in %s the start of the day of %s is %s', (timeZone, instant, start) => {
  expect(startOfDay(new Date(instant), timeZone).toISOString()).toBe(start);
});
