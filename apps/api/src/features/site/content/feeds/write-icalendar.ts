import type { EventStatus, ItemEvent } from '@sitewright/contracts/entities';
import { dayIn } from '../../../../platform/zoned-time/moment-in-zone.ts';

export interface CalendarEvent extends ItemEvent {
  /** The same for ever, whatever the event or its site is called. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  /** The whole address of its page. */
  readonly url: string;
  readonly updatedAt: string;
}

export interface Calendar {
  readonly name: string;
  /** The website's: whole days are days there. */
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
}

const statuses: Readonly<Record<EventStatus, string>> = {
  scheduled: 'CONFIRMED',
  movedOnline: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

/** A text as a value: the signs that would end it are escaped, and nothing else breaks a line (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    // Programs that split lines as Unicode does must find no more of them than the format has.
    .replaceAll(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll('\t', ' ')
    // oxlint-disable-next-line no-control-regex -- control characters are what this removes
    .replaceAll(/[\u0000-\u001F\u007F]/g, '');

const maxOctets = 75;

/** A line goes on in the next one, behind a space, before it has more than 75 octets (RFC 5545, 3.1). */
function folded(line: string): string {
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

/** A moment in UTC, which every calendar shows in its reader's own zone. */
const moment = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const firstRevision = Date.UTC(2020, 0, 1);

/** A number that grows with each change: of two copies of an event a calendar keeps the later one (RFC 5545, 3.8.7.4). */
const sequence = (updatedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - firstRevision) / 1000));

const compact = (day: string): string => day.replaceAll('-', '');

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

function timesOf({ startsAt, endsAt, allDay }: CalendarEvent, timeZone: string): readonly string[] {
  if (!allDay) {
    // An end is later than its start, or there is none (RFC 5545, 3.8.2.2).
    const hasEnd = endsAt !== null && Date.parse(endsAt) > Date.parse(startsAt);
    return [`DTSTART:${moment(startsAt)}`, ...(hasEnd ? [`DTEND:${moment(endsAt)}`] : [])];
  }
  // The end of whole days is the first that is free again.
  const last = dayAfter(dayIn(endsAt ?? startsAt, timeZone));
  return [
    `DTSTART;VALUE=DATE:${compact(dayIn(startsAt, timeZone))}`,
    `DTEND;VALUE=DATE:${compact(last)}`,
  ];
}

function linesOf(event: CalendarEvent, timeZone: string): readonly string[] {
  const { place, address, onlineUrl, text, url, updatedAt } = event;
  const where = [place, address, onlineUrl].filter((part) => part !== '').join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    // Its last change and not the present moment: what did not change is the same file.
    `DTSTAMP:${moment(updatedAt)}`,
    `LAST-MODIFIED:${moment(updatedAt)}`,
    `SEQUENCE:${sequence(updatedAt)}`,
    ...timesOf(event, timeZone),
    `SUMMARY:${escaped(event.title)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
    ...(where === '' ? [] : [`LOCATION:${escaped(where)}`]),
    `URL:${url}`,
    `STATUS:${statuses[event.status]}`,
    'END:VEVENT',
  ];
}

/** A calendar holds at least one component (RFC 5545, 3.4): one without events names the zone of its times. */
const emptyLines: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Events as iCalendar (RFC 5545). */
export const writeICalendar = ({ name, timeZone, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...(events.length === 0 ? emptyLines : events.flatMap((event) => linesOf(event, timeZone))),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
