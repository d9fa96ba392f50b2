import { dayIn, dateTimeIn } from './date-time-in-zone.ts';

/** The UTC offset of a time zone at an instant, in milliseconds. */
function utcOffsetMs(atMs: number, timeZone: string): number {
  const wholeSecond = Math.floor(atMs / 1_000) * 1_000;
  const localTime = dateTimeIn(new Date(wholeSecond).toISOString(), timeZone).slice(0, 19);
  return Date.parse(`${localTime}Z`) - wholeSecond;
}

/** The instant at which a local day starts, such as `2026-11-01`. */
export function startOfLocalDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The clocks may have changed since: the offset at midnight counts.
  const approximateStart = midnight - utcOffsetMs(midnight, timeZone);
  return new Date(midnight - utcOffsetMs(approximateStart, timeZone));
}

/** The instant at which the local day of another instant started. */
export const startOfDay = (instant: Date, timeZone: string): Date =>
  startOfLocalDay(dayIn(instant.toISOString(), timeZone), timeZone);
