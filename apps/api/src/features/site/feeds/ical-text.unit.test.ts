import { expect, it } from 'vitest';
import { icalText, type CalendarEvent } from './ical-text.ts';

const event: CalendarEvent = {
  uid: 'a@b',
  title: 'Firing',
  text: '',
  url: 'https://shop.example/events/firing',
  updatedAt: '2026-05-01T08:00:00.000Z',
  startsAt: '2026-07-03T18:00:00.000Z',
  endsAt: '2026-07-03T21:30:00.000Z',
  allDay: false,
  place: '',
  address: '',
  onlineUrl: '',
  status: 'scheduled',
};
const text = (changes: Partial<CalendarEvent> = {}) =>
  icalText({ name: 'Shop', timeZone: 'Europe/Berlin', events: [{ ...event, ...changes }] });
/** Lines as a calendar reads them: folded ones put together again. */
const lines = (changes?: Partial<CalendarEvent>) =>
  text(changes).replaceAll('\r\n ', '').split('\r\n');

it('is a calendar with its events, each line ended as the format wants it', () => {
  const all = text();
  expect(all.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(all.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(all.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines()).toEqual(
    expect.arrayContaining([
      'X-WR-TIMEZONE:Europe/Berlin',
      'UID:a@b',
      'DTSTAMP:20260501T080000Z',
      'DTSTART:20260703T180000Z',
      'DTEND:20260703T213000Z',
      'STATUS:CONFIRMED',
    ]),
  );
});

it('counts whole days in the zone of the website, to the first that is free again', () => {
  const night = { startsAt: '2026-07-03T22:30:00.000Z', endsAt: '2026-07-05T22:00:00.000Z' };
  expect(lines({ ...night, allDay: true })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260707']),
  );
  expect(lines({ ...night, endsAt: null, allDay: true })).toContain('DTEND;VALUE=DATE:20260705');
  expect(lines({ endsAt: null }).join()).not.toContain('DTEND');
});

it('lets no text out of its line', () => {
  const evil = 'a;b,c\\d\r\nSTATUS:CANCELLED\nBEGIN:VEVENT\u0007';
  expect(lines({ title: evil, text: evil, place: evil })).toEqual(
    expect.arrayContaining([
      String.raw`SUMMARY:a\;b\,c\\d\nSTATUS:CANCELLED\nBEGIN:VEVENT`,
      String.raw`LOCATION:a\;b\,c\\d\nSTATUS:CANCELLED\nBEGIN:VEVENT`,
    ]),
  );
  expect(lines({ title: evil, text: evil }).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(
    1,
  );
});

it('folds long lines between characters', () => {
  const title = '東京のイベント 👩‍🎨 '.repeat(20).trim();
  for (const line of text({ title }).split('\r\n'))
    expect([line, Buffer.byteLength(line) <= 75]).toEqual([line, true]);
  expect(lines({ title })).toContain(`SUMMARY:${title}`);
});

it.each([
  ['cancelled', 'CANCELLED'],
  ['postponed', 'TENTATIVE'],
  ['movedOnline', 'CONFIRMED'],
] as const)('says of an event that is %s that it is %s', (status, said) => {
  expect(lines({ status })).toContain(`STATUS:${said}`);
});
