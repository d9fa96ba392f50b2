import type { Month } from './month.ts';

/** A month with its year as a language writes it. */
export const monthName = ({ year, month }: Month, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1)),
  );
