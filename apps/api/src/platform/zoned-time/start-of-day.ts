import { dayIn, dateTimeIn } from './date-time-in-zone.ts';

/** The UTC offset of a time zone at an instant, in milliseconds. */
function aheadMs(atMs: number, timeZone: string): number {
  const wholeSecond = Math.floor(atMs / 1_000) * 1_000;
  const shown = dateTimeIn(new Date(wholeSecond).toISOString(), timeZone).slice(0, 19);
  return Date.parse(`${shown}Z`) - wholeSecond;
}

/** The instant at which the local day of another instant started. */
export function startOfDay(instant: Date, timeZone: string): Date {
  const midnight = Date.parse(`${dayIn(instant.toISOString(), timeZone)}T00:00:00Z`);
  // The clocks may have changed since: the offset at that midnight counts.
  const near = midnight - aheadMs(instant.getTime(), timeZone);
  return new Date(midnight - aheadMs(near, timeZone));
}
