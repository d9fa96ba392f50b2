import type { Month } from './month.ts';

/** A month with its year as a language writes it; its days are those of the Gregorian calendar, whatever the language's is. */
export const monthName = ({ year, month }: Month, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, month - 1)));
