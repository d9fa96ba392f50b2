/** A month in a year; January is 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** The month of an ISO date, such as 2026-03-12. */
export function monthOf(day: string): Month {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { year, month };
}

/** Adds months, which may be negative. */
export function addMonths({ year, month }: Month, count: number): Month {
  const months = year * 12 + (month - 1) + count;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** Compares two months for sorting. */
export const compareMonths = (a: Month, b: Month): number =>
  a.year * 12 + a.month - (b.year * 12 + b.month);

/** The ISO date of a day in a month, such as 2026-03-12. */
export const dayOf = ({ year, month }: Month, day: number): string =>
  [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');

/** The weeks of a month, seven days each; days of other months are undefined. `firstDay` is 1 (Monday) to 7. */
export function weeksOf(
  { year, month }: Month,
  firstDay: number,
): readonly (readonly (number | undefined)[])[] {
  const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const leadingDays = (weekday - firstDay + 14) % 7;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weeks = Math.ceil((leadingDays + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => {
      const day = week * 7 + index - leadingDays + 1;
      return day >= 1 && day <= length ? day : undefined;
    }),
  );
}

/** The month to show first: the first with an entry from this month on, otherwise the last with an entry. */
export function firstShown(days: readonly string[], today: string): Month {
  const sorted = days.toSorted();
  const thisMonth = monthOf(today);
  const upcoming = sorted.find((day) => compareMonths(monthOf(day), thisMonth) >= 0);
  const day = upcoming ?? sorted.at(-1);
  return day === undefined ? thisMonth : monthOf(day);
}
