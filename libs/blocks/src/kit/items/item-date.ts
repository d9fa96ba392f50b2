const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats an ISO date, or the UTC date of an instant, in the page's language. */
export function itemDate(instant: string, locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(instant));
}
