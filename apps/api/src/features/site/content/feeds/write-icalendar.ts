import type { EventStatus, ItemEvent } from '@sitewright/contracts/entities';
import { dayIn } from '../../../../platform/zoned-time/date-time-in-zone.ts';

export interface CalendarEvent extends ItemEvent {
  /** Never changes, also when the event or the site is renamed. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  /** The absolute URL of its page. */
  readonly url: string;
  readonly updatedAt: string;
}

export interface Calendar {
  readonly name: string;
  /** The time zone of the website, which all-day events refer to. */
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
}

const statuses: Readonly<Record<EventStatus, string>> = {
  scheduled: 'CONFIRMED',
  movedOnline: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

/** Escapes a text value (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    // Some parsers split lines at all Unicode line breaks.
    .replaceAll(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll('\t', ' ')
    // oxlint-disable-next-line no-control-regex -- control characters are what this removes
    .replaceAll(/[\u0000-\u001F\u007F]/g, '');

const maxOctets = 75;

/** Folds a line after at most 75 octets: the next line continues it after a space (RFC 5545, 3.1). */
function foldLine(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** Formats a timestamp in UTC, which calendars display in the user's time zone. */
const formatTimestamp = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const sequenceEpoch = Date.UTC(2020, 0, 1);

/** A number that grows with each change, so that calendars keep the latest copy of an event (RFC 5545, 3.8.7.4). */
const createSequence = (updatedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - sequenceEpoch) / 1000));

const formatDate = (day: string): string => day.replaceAll('-', '');

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

function createTimeLines(
  { startsAt, endsAt, allDay }: CalendarEvent,
  timeZone: string,
): readonly string[] {
  if (!allDay) {
    // DTEND must be later than DTSTART (RFC 5545, 3.8.2.2).
    const hasEnd = endsAt !== null && Date.parse(endsAt) > Date.parse(startsAt);
    return [
      `DTSTART:${formatTimestamp(startsAt)}`,
      ...(hasEnd ? [`DTEND:${formatTimestamp(endsAt)}`] : []),
    ];
  }
  // DTEND of all-day events is exclusive.
  const endDay = dayAfter(dayIn(endsAt ?? startsAt, timeZone));
  return [
    `DTSTART;VALUE=DATE:${formatDate(dayIn(startsAt, timeZone))}`,
    `DTEND;VALUE=DATE:${formatDate(endDay)}`,
  ];
}

function createEventLines(event: CalendarEvent, timeZone: string): readonly string[] {
  const { place, address, onlineUrl, text, url, updatedAt } = event;
  const location = [place, address, onlineUrl].filter((part) => part !== '').join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    // The last change instead of the present time: an unchanged calendar stays the same file.
    `DTSTAMP:${formatTimestamp(updatedAt)}`,
    `LAST-MODIFIED:${formatTimestamp(updatedAt)}`,
    `SEQUENCE:${createSequence(updatedAt)}`,
    ...createTimeLines(event, timeZone),
    `SUMMARY:${escapeText(event.title)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escapeText(text)}`]),
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${url}`,
    `STATUS:${statuses[event.status]}`,
    'END:VEVENT',
  ];
}

/** A calendar needs at least one component (RFC 5545, 3.4). Without events it contains a time zone. */
const emptyCalendarLines: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Writes events as iCalendar (RFC 5545). */
export const writeICalendar = ({ name, timeZone, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...(events.length === 0
      ? emptyCalendarLines
      : events.flatMap((event) => createEventLines(event, timeZone))),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
