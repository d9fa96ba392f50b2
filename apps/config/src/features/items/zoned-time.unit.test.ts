import { expect, it } from 'vitest';
import { fromZonedTime, toZonedTime } from './zoned-time.ts';

it.each([
  ['2026-07-03T20:00', 'Europe/Berlin', '2026-07-03T18:00:00.000Z'],
  ['2026-01-03T20:00', 'Europe/Berlin', '2026-01-03T19:00:00.000Z'],
  ['2026-07-03T00:30', 'Asia/Kathmandu', '2026-07-02T18:45:00.000Z'],
  ['2026-12-31T23:59', 'America/Los_Angeles', '2027-01-01T07:59:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-05-01T12:00', 'UTC', '2026-05-01T12:00:00.000Z'],
  // A person who types the year 2026 passes the years 2, 20 and 202, and may type a digit too many.
  ['0002-07-03T20:00', 'Europe/Berlin', '0002-07-03T19:06:32.000Z'],
  ['0020-07-03T20:00', 'America/New_York', '0020-07-04T00:56:02.000Z'],
  ['0202-07-03T20:00', 'Asia/Kathmandu', '0202-07-03T14:18:44.000Z'],
  ['0001-01-01T00:00', 'Europe/Berlin', '0000-12-31T23:06:32.000Z'],
  ['20260-07-03T20:00', 'Europe/Berlin', '+020260-07-03T18:00:00.000Z'],
  ['275760-09-12T20:00', 'Asia/Tokyo', '+275760-09-12T11:00:00.000Z'],
])('converts %s in %s to %s and back', (shown, zone, instant) => {
  expect(fromZonedTime(shown, zone)).toBe(instant);
  expect(toZonedTime(instant, zone)).toBe(shown);
});

it('shifts a nonexistent local time forward by the DST change', () => {
  const instant = fromZonedTime('2026-03-29T02:30', 'Europe/Berlin');
  expect(toZonedTime(instant, 'Europe/Berlin')).toBe('2026-03-29T03:30');
});
