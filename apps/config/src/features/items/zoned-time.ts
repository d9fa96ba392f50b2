/** Whether this browser knows a time zone. Older browsers lack those that were added or renamed since. */
export function isKnownTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format();
    return true;
  } catch {
    return false;
  }
}

const dayMs = 86_400_000;

/** The UTC offset of a time zone at an instant. */
function offsetMs(atMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date(atMs));
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return shown - Math.floor(atMs / 1_000) * 1_000;
}

/** An instant as local time of a time zone, in the format of a date field. */
export function toZonedTime(instant: string, timeZone: string): string {
  const atMs = Date.parse(instant);
  return new Date(atMs + offsetMs(atMs, timeZone)).toISOString().slice(0, 16);
}

/**
 * The instant of a local time in a time zone. The first of two if the clocks repeat it; a skipped local time continues
 * from before.
 *
 * @param shown As `2026-07-03T20:00`.
 */
export function fromZonedTime(shown: string, timeZone: string): string {
  const asUtc = Date.parse(`${shown}Z`);
  const before = asUtc - offsetMs(asUtc - dayMs, timeZone);
  const after = asUtc - offsetMs(before, timeZone);
  const isShown = (atMs: number) => atMs + offsetMs(atMs, timeZone) === asUtc;
  return new Date([before, after].find(isShown) ?? before).toISOString();
}
