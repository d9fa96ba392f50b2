import { expect, it } from 'vitest';
import { reportMonths } from './report-months.ts';

const now = new Date('2026-03-01T03:00:00Z');

it.each([
  ['UTC', '2026-03', '2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
  // The clocks are turned within the month.
  ['Europe/Berlin', '2026-03', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-03', '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
  // There, it is still February.
  ['America/New_York', '2026-02', '2026-02-01T05:00:00.000Z', '2026-03-01T05:00:00.000Z'],
])('in %s the latest month is %s', (timeZone, month, startsAt, endsAt) => {
  const months = reportMonths({}, timeZone, now);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month, startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
});

it('lists the requested months over the turn of a year, without gaps between them', () => {
  const months = reportMonths({ from: '2025-11', to: '2026-02' }, 'Europe/Berlin', now);
  expect(months.map(({ month }) => month)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  months.slice(1).forEach(({ endsAt }, index) => expect(endsAt).toEqual(months[index]?.startsAt));
  expect(reportMonths({ from: '2026-02', to: '2025-11' }, 'UTC', now)).toEqual([]);
});
