import type { Month } from './month.ts';

/** A month and year in a language, in the Gregorian calendar for every language. */
export const monthName = ({ year, month }: Month, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, month - 1)));
