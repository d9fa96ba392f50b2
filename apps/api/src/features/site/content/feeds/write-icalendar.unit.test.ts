import { expect, it } from 'vitest';
import { parseICalendar, valueOf } from '../../../../testing/parse-icalendar.ts';
import { writeICalendar, type CalendarEvent } from './write-icalendar.ts';

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
/** Writes a calendar of one event, which a strict parser accepts. */
const text = (changes: Partial<CalendarEvent> = {}) => {
  const all = writeICalendar({
    name: 'Shop',
    timeZone: 'Europe/Berlin',
    events: [{ ...event, ...changes }],
  });
  parseICalendar(all);
  return all;
};
/** Returns the unfolded lines. */
const lines = (changes?: Partial<CalendarEvent>) =>
  text(changes).replaceAll('\r\n ', '').split('\r\n');

it('writes a calendar with its events and CRLF line endings', () => {
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

it('increases the sequence number with each change', () => {
  const numbers = [
    '2026-05-01T08:00:00.000Z',
    '2026-05-01T08:00:02.000Z',
    '2050-01-01T00:00:00Z',
  ].map((updatedAt) =>
    Number(valueOf(parseICalendar(text({ updatedAt })).components[0]!, 'SEQUENCE')),
  );
  expect(numbers).toEqual([199_785_600, 199_785_602, 946_771_200]);
  expect(Math.max(...numbers)).toBeLessThan(2 ** 31);
});

it('writes all-day events in the website’s time zone, with an exclusive end', () => {
  const night = { startsAt: '2026-07-03T22:30:00.000Z', endsAt: '2026-07-05T22:00:00.000Z' };
  expect(lines({ ...night, allDay: true })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20260704', 'DTEND;VALUE=DATE:20260707']),
  );
  expect(lines({ ...night, endsAt: null, allDay: true })).toContain('DTEND;VALUE=DATE:20260705');
  expect(lines({ endsAt: null }).join()).not.toContain('DTEND');
});

it('escapes texts so that they cannot start another line', () => {
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
] as const)('writes the status of a %s event as %s', (status, written) => {
  expect(lines({ status })).toContain(`STATUS:${written}`);
});

it('preserves all characters of a text, and each line break', () => {
  const odd = `a;b,c\\d\n"e"\r\n${'寿司 👩‍🎨 '.repeat(12)}]]>&amp; <b>`;
  const [only] = parseICalendar(text({ title: odd, text: odd, place: odd })).components;
  const expected = odd.replaceAll('\r\n', '\n');
  expect(['SUMMARY', 'DESCRIPTION', 'LOCATION'].map((name) => valueOf(only!, name))).toEqual([
    expected,
    expected,
    expected,
  ]);
});

it.each([
  ['a control character', 'a\u0007b\u0000c\u007Fd', 'abcd'],
  ['a tab', 'a\tb', 'a b'],
  ['other line breaks', 'a\u2028b\u2029c\u0085d\ve', 'a\nb\nc\nd\ne'],
  ['half a surrogate pair', 'a\uD83Db', 'a\uFFFDb'],
])('is accepted by a strict parser with %s in a text', (_, title, expected) => {
  const [only] = parseICalendar(text({ title, text: title })).components;
  expect([valueOf(only!, 'SUMMARY'), valueOf(only!, 'DESCRIPTION')]).toEqual([expected, expected]);
});

it('omits the end of an event that ends when it starts', () => {
  expect(lines({ endsAt: event.startsAt }).join()).not.toContain('DTEND');
});

it('is accepted by a strict parser without events, and with special characters in the name', () => {
  const name = 'Käse; Brot, \\ “Wein”\nund mehr '.repeat(4);
  const calendar = parseICalendar(writeICalendar({ name, timeZone: 'Asia/Tokyo', events: [] }));
  expect(valueOf(calendar, 'X-WR-CALNAME')).toBe(name);
  expect(calendar.components.map((component) => component.name)).toEqual(['VTIMEZONE']);
});
