const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats an ISO date, such as `2026-03-12`, in the page's language. */
export function itemDate(day: string, locale: string): string {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format.format(new Date(day));
}
