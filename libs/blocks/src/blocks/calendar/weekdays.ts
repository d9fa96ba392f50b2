/** The first day of a locale's week, from 1 (Monday) to 7; Monday if the browser does not know it. */
export function firstDayOf(locale: string): number {
  const localeWithWeek = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return localeWithWeek.getWeekInfo?.().firstDay ?? 1;
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
