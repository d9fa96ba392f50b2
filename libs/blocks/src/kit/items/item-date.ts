const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in words, in the language of the page. Dates are the website's own: no time zone of a reader moves them. */
export function itemDate(instant: string, locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(instant));
}
