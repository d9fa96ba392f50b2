/** By time zone, because creating a formatter costs many times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The local date and time of an instant in a time zone. */
function clockIn(instant: string, timeZone: string): Readonly<Record<string, string>> {
  const formatter = formatters.get(timeZone) ?? createFormatter(timeZone);
  return Object.fromEntries(
    formatter.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
}

/** The local date of an instant in a time zone, as ISO 8601. */
export function dayIn(instant: string, timeZone: string): string {
  const { year, month, day } = clockIn(instant, timeZone);
  return `${year?.padStart(4, '0')}-${month}-${day}`;
}

/** An instant in a time zone with its UTC offset, as ISO 8601. */
export function dateTimeIn(instant: string, timeZone: string): string {
  const { hour, minute, second, timeZoneName = 'GMT' } = clockIn(instant, timeZone);
  const offset = timeZoneName.slice('GMT'.length);
  return `${dayIn(instant, timeZone)}T${hour}:${minute}:${second}${offset === '' ? '+00:00' : offset}`;
}
