/** The ISO date of an instant in a time zone: 2026-03-12. */
export const dayIn = (timeZone: string, date: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(date);
