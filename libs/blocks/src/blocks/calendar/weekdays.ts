/** Days of the week begin on Monday where it is not known how a language counts them. */
export function firstDayOf(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return known.getWeekInfo?.().firstDay ?? 1;
}

/** The names of the weekdays, the first day of a week first. */
export function weekdays(
  locale: string,
  firstDay: number,
): readonly { readonly short: string; readonly long: string }[] {
  // The first of January 2024 was a Monday.
  const day = (index: number) => new Date(Date.UTC(2024, 0, firstDay + index));
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => ({
    short: short.format(day(index)),
    long: long.format(day(index)),
  }));
}
