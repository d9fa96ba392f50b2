const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a date in the page's language. Dates are in the website's time zone, independent of the visitor's. */
export function itemDate(instant: string, locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(instant));
}
