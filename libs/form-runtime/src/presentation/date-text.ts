import type { PartsValue } from '../fields/parts.ts';

const format = (time: number, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .format(time)
    // Some mail programs show the thin space before AM as a box.
    .replaceAll('\u202f', ' ');

/** A date with its month's name, to avoid confusing day and month; as typed if it is invalid or there is no locale. */
export function dateText(value: PartsValue, locale: string | undefined): string {
  const [month, day, year] = Object.values(value).map(Number) as [number, number, number];
  const time = new Date(0).setUTCFullYear(year, month - 1, day);
  return locale === undefined || Number.isNaN(time)
    ? Object.values(value).filter(Boolean).join('/')
    : // Some locales count years by another calendar than the form asks for.
      format(time, locale, { dateStyle: 'long', calendar: 'gregory' });
}

/** A time on the locale's 12- or 24-hour clock; as typed if it is invalid or there is no locale. */
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
