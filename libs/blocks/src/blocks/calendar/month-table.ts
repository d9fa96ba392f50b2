import { dayOf, weeksOf, type Month } from './month.ts';
import { firstDayOf, weekdays } from './weekdays.ts';

/** An entry on a day. */
export interface CalendarEntry {
  /** 2026-03-12. */
  readonly day: string;
  readonly title: string;
  readonly href: string;
}

interface MonthTable {
  readonly document: Document;
  readonly month: Month;
  readonly entries: readonly CalendarEntry[];
  readonly locale: string;
  readonly today: string;
}

/** A month as a table of weeks, with the entries of each day as links. */
export function monthTable({ document, month, entries, locale, today }: MonthTable): HTMLElement {
  const firstDay = firstDayOf(locale);
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const { short, long } of weekdays(locale, firstDay)) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.abbr = long;
    cell.textContent = short;
    head.append(cell);
  }
  const body = table.createTBody();
  for (const week of weeksOf(month, firstDay)) {
    const row = body.insertRow();
    for (const number of week) {
      const cell = row.insertCell();
      if (number === undefined) continue;
      const day = dayOf(month, number);
      const time = document.createElement('time');
      time.dateTime = day;
      time.textContent = String(number);
      if (day === today) time.ariaCurrent = 'date';
      const links = entries
        .filter((entry) => entry.day === day)
        .map(({ title, href }) => {
          const link = document.createElement('a');
          link.href = href;
          link.textContent = title;
          return link;
        });
      cell.append(time, ...links);
    }
  }
  return table;
}
