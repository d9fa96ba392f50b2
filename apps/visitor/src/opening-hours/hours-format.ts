import { weekdays, type OpeningSpan, type Weekday } from '@sitewright/contracts/entities';

/** A Monday, from which the names of weekdays are formatted. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

const dateOf = (day: Weekday): number => monday + weekdays.indexOf(day) * dayMs;
const timeOf = (time: string): number => Date.parse(`2024-01-01T${time}Z`);

/** Weekdays and times of day in the language and hour format of a locale. */
export interface HoursFormat {
  readonly day: (day: Weekday) => string;
  /** Several days in a row, such as “Monday – Friday”. */
  readonly days: (first: Weekday, last: Weekday) => string;
  readonly span: (span: OpeningSpan) => string;
}

/** By locale, because creating a formatter costs many times as much as using it. */
const formats = new Map<string, HoursFormat>();

function createFormat(locale: string): HoursFormat {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const format: HoursFormat = {
    day: (name) => day.format(dateOf(name)),
    days: (first, last) => day.formatRange(dateOf(first), dateOf(last)),
    span: ({ opens, closes }) => `${clock.format(timeOf(opens))} – ${clock.format(timeOf(closes))}`,
  };
  formats.set(locale, format);
  return format;
}

export const hoursFormat = (locale: string): HoursFormat =>
  formats.get(locale) ?? createFormat(locale);
