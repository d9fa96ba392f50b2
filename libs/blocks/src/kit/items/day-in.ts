/** By time zone, because creating a formatter costs many times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The ISO date of an instant in a time zone: 2026-03-12. */
export const dayIn = (timeZone: string, date: Date): string =>
  (formatters.get(timeZone) ?? createFormatter(timeZone)).format(date);
