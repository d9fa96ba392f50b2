import type { IslandStart } from '../block/island.ts';
import { addMonths, compareMonths, dayOf, firstShown, monthOf, type Month } from './month.ts';
import { monthTable, type CalendarEntry } from './month-table.ts';

/** Shows one month at a time, with a way to the one before and the one after. */
export const start: IslandStart = (root, { announce }) => {
  const { ownerDocument: document } = root;
  const { locale = 'en', previous = '', next = '' } = root.dataset;
  const rows = [...root.querySelectorAll<HTMLElement>('[data-day]')];
  const entries = rows.map((row): CalendarEntry => {
    const link = row.querySelector('a');
    return {
      day: row.dataset['day'] ?? '',
      title: link?.textContent ?? '',
      href: link?.getAttribute('href') ?? '',
    };
  });
  const now = new Date();
  const today = dayOf({ year: now.getFullYear(), month: now.getMonth() + 1 }, now.getDate());
  const monthName = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

  const head = document.createElement('div');
  head.className = 'calendar-head';
  const title = document.createElement('p');
  title.className = 'calendar-title';
  const place = document.createElement('div');
  place.className = 'calendar-month';
  let shown = firstShown(
    entries.map(({ day }) => day),
    today,
  );

  function button(name: string, step: number): HTMLButtonElement {
    const element = document.createElement('button');
    element.type = 'button';
    element.ariaLabel = name;
    element.dataset['step'] = String(step);
    element.addEventListener('click', () => {
      show(addMonths(shown, step));
      announce(title.textContent);
    });
    return element;
  }

  function show(month: Month): void {
    shown = month;
    title.textContent = monthName.format(new Date(Date.UTC(month.year, month.month - 1)));
    const table = monthTable({ document, month, entries, locale, today });
    table.ariaLabel = title.textContent;
    place.replaceChildren(table);
    for (const row of rows) {
      row.hidden = compareMonths(monthOf(row.dataset['day'] ?? ''), month) !== 0;
    }
  }

  head.append(title, button(previous, -1), button(next, 1));
  show(shown);
  root.prepend(head, place);
  return () => {
    head.remove();
    place.remove();
    for (const row of rows) row.hidden = false;
  };
};
