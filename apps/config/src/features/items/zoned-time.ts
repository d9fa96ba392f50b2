/** Whether this browser has the data of a time zone. Older browsers lack those that were added or renamed since. */
export function isKnownTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format();
    return true;
  } catch {
    return false;
  }
}

const dayMs = 86_400_000;

/** How far the clocks of a time zone are ahead of UTC at a moment. */
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

/** A moment as the clocks of a time zone show it, in the form that a date field takes. */
export function toZonedTime(instant: string, timeZone: string): string {
  const atMs = Date.parse(instant);
  return new Date(atMs + offsetMs(atMs, timeZone)).toISOString().slice(0, 16);
}

/**
 * The moment at which the clocks of a time zone show this. Of an hour that is shown twice it is the first; one that is
 * left out is counted on from before.
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
