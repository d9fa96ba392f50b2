/** The first day of the week if a locale's convention is unknown: Monday. */
export function firstDayOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return known.getWeekInfo?.().firstDay ?? 1;
}

/** The weekday names in the order of the locale's week. */
export function weekdays(
  locale: string,
  firstDay: number,
): readonly { readonly short: string; readonly long: string }[] {
  // 1 January 2024 was a Monday.
  const day = (index: number) => new Date(Date.UTC(2024, 0, firstDay + index));
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => ({
    short: short.format(day(index)),
    long: long.format(day(index)),
  }));
}
