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

/** Until then every time zone had a single offset. Formatting that time would need eras and years of two digits. */
const firstChangeMs = Date.UTC(1800, 0, 1);

/** The UTC offset of a time zone at an instant. */
function offsetMs(instantMs: number, timeZone: string): number {
  const atMs = Math.max(instantMs, firstChangeMs);
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
  const asUtc = new Date(atMs + offsetMs(atMs, timeZone)).toISOString();
  // ISO 8601 writes years above 9999 with a sign and six digits.
  return asUtc.replace(/^\+0*/, '').slice(0, -':00.000Z'.length);
}

/**
 * The instant of a local time in a time zone. If clock changes repeat the local time, the earlier instant; if they skip
 * it, the offset from before the change applies.
 *
 * @param localTime Such as `2026-07-03T20:00`.
 */
export function fromZonedTime(localTime: string, timeZone: string): string {
  const asUtc = Date.parse(
    `${localTime.replace(/^\d{5,}/, (year) => `+${year.padStart(6, '0')}`)}Z`,
  );
  const before = asUtc - offsetMs(asUtc - dayMs, timeZone);
  const after = asUtc - offsetMs(before, timeZone);
  const isMatch = (atMs: number) => atMs + offsetMs(atMs, timeZone) === asUtc;
  return new Date([before, after].find(isMatch) ?? before).toISOString();
}
