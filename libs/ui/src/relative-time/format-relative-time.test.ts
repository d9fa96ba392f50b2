import { general } from '@sitewright/messages/en';
import { expect, it } from 'vitest';
import { relativeTimeDefaults } from './options.ts';
import { formatRelativeTime } from './format-relative-time.ts';

const date = Date.UTC(2026, 10, 22, 12);
const options = { timeZone: 'UTC' } as const;
const after = (ms: number) => formatRelativeTime(date, date + ms, options).text;

it.each([0, 999])('returns just now after %i ms (TIME-04)', (ms) => {
  expect(after(ms)).toBe('just now');
});

it.each([
  [1000, '1 second ago'],
  [1999, '1 second ago'],
  [59_999, '59 seconds ago'],
])('after %i ms is %s (TIME-05)', (ms, text) => {
  expect(after(ms)).toBe(text);
});

it.each([60_000, 86_400_000])('returns the final date after %i ms (TIME-06)', (ms) => {
  expect(formatRelativeTime(date, date + ms, options)).toEqual({
    text: 'Nov 22, 2026',
    isFinal: true,
  });
});

it('is not final for less than 60 s', () => {
  expect(formatRelativeTime(date, date, options).isFinal).toBe(false);
  expect(formatRelativeTime(date, date + 59_999, options).isFinal).toBe(false);
});

it('returns just now for less than 60 s in the future, and a date from then on', () => {
  expect(after(-59_000)).toBe('just now');
  expect(after(-60_000)).toBe('Nov 22, 2026');
});

it('uses the given locale, label and time zone', () => {
  const german = { locale: 'de', justNow: 'gerade eben', timeZone: 'Pacific/Auckland' } as const;
  expect(formatRelativeTime(date, date, german).text).toBe('gerade eben');
  expect(formatRelativeTime(date, date + 5000, german).text).toBe('vor 5 Sekunden');
  expect(formatRelativeTime(date, date + 60_000, german).text).toBe('23.11.2026');
});

it('uses the English labels of the catalog by default', () => {
  expect(relativeTimeDefaults.justNow).toBe(general.justNow);
});
