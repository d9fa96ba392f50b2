/** The day of a moment in a time zone, as data write it: 2026-03-12. */
export const dayIn = (timeZone: string, date: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(date);
