/** By locale and time zone: creating one takes longer than rendering the rest of a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an ISO instant in a time zone, spelled out: `March 3, 2026`. */
export function longDate(instant: string, locale: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
    formats.set(key, format);
  }
  return format.format(new Date(instant));
}
