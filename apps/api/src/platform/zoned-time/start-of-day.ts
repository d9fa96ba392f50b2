import { dayIn, dateTimeIn } from './date-time-in-zone.ts';

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function aheadMs(atMs: number, timeZone: string): number {
  const wholeSecond = Math.floor(atMs / 1_000) * 1_000;
  const shown = dateTimeIn(new Date(wholeSecond).toISOString(), timeZone).slice(0, 19);
  return Date.parse(`${shown}Z`) - wholeSecond;
}

/** The moment at which the day of another moment began in a time zone. */
export function startOfDay(instant: Date, timeZone: string): Date {
  const midnight = Date.parse(`${dayIn(instant.toISOString(), timeZone)}T00:00:00Z`);
  // The clocks may have been turned since: what counts is how far ahead they were at that midnight.
  const near = midnight - aheadMs(instant.getTime(), timeZone);
  return new Date(midnight - aheadMs(near, timeZone));
}
