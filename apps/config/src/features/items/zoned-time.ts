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
  const localMs = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return localMs - Math.floor(atMs / 1_000) * 1_000;
}

/** An instant as local time of a time zone, in the format of a `datetime-local` field. */
export function toZonedTime(instant: string, timeZone: string): string {
  const atMs = Date.parse(instant);
  return new Date(atMs + offsetMs(atMs, timeZone)).toISOString().slice(0, 16);
}

/**
 * The instant of a local time in a time zone. If clock changes repeat the local time, the earlier instant; if they skip
 * it, the offset from before the change applies.
 *
 * @param localTime Such as `2026-07-03T20:00`.
 */
export function fromZonedTime(localTime: string, timeZone: string): string {
  const asUtc = Date.parse(`${localTime}Z`);
  const before = asUtc - offsetMs(asUtc - dayMs, timeZone);
  const after = asUtc - offsetMs(before, timeZone);
  const isMatch = (atMs: number) => atMs + offsetMs(atMs, timeZone) === asUtc;
  return new Date([before, after].find(isMatch) ?? before).toISOString();
}
