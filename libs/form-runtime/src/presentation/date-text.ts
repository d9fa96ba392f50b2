import type { PartsValue } from '../fields/parts.ts';

const format = (time: number, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .format(time)
    // The thin space before AM is drawn as a box in some mail programs.
    .replaceAll('\u202f', ' ');

/**
 * A date with the name of its month, so that nobody takes the day for the month; as it was typed where it is none, or
 * where there is no locale.
 */
export function dateText(value: PartsValue, locale: string | undefined): string {
  const [month, day, year] = Object.values(value).map(Number) as [number, number, number];
  const time = new Date(0).setUTCFullYear(year, month - 1, day);
  return locale === undefined || Number.isNaN(time)
    ? Object.values(value).filter(Boolean).join('/')
    : // Some locales count years by another calendar than the form asks for.
      format(time, locale, { dateStyle: 'long', calendar: 'gregory' });
}

/**
 * A time on the clock of twelve or twenty-four hours, as the locale has it; as it was typed where it is none, or where
 * there is no locale.
 */
export function timeText(value: PartsValue, locale: string | undefined): string {
  const { Hour, Minute, Second, Ampm } = value;
  const hour = (Number(Hour) % 12) + (Ampm === 'PM' ? 12 : 0);
  const time = Date.UTC(2000, 0, 1, hour, Number(Minute), Number(Second));
  return locale === undefined || Number.isNaN(time)
    ? Object.values(value)
        .filter(Boolean)
        .join(':')
        .replace(/:(?=[AP]M$)/, ' ')
    : format(time, locale, {
        hour: 'numeric',
        minute: '2-digit',
        ...(Second && { second: '2-digit' }),
      });
}
