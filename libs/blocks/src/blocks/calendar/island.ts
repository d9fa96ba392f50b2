import type { IslandStart } from '../../kit/block/island.ts';
import { addMonths, compareMonths, dayOf, firstShown, monthOf, type Month } from './month.ts';
import { monthName } from './month-name.ts';
import { monthTable, type CalendarEntry } from './month-table.ts';

/** Shows one month at a time, with buttons for the previous and next month. */
export const start: IslandStart = (root, { announce }) => {
  const { ownerDocument: document } = root;
  const { locale = 'en' } = root.dataset;
  const title = root.querySelector('.calendar-title');
  const tableSlot = root.querySelector('.calendar-month');
  const list = root.querySelector<HTMLElement>('.calendar-days');
  if (title === null || tableSlot === null || list === null) return () => {};
  const rows = [...list.querySelectorAll<HTMLElement>('[data-day]')];
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
  let shownMonth = firstShown(
    entries.map(({ day }) => day),
    today,
  );

  function show(month: Month): string {
    shownMonth = month;
    const name = monthName(month, locale);
    title!.textContent = name;
    const table = monthTable({ document, month, entries, locale, today });
    table.ariaLabel = name;
    tableSlot!.replaceChildren(table);
    for (const row of rows)
      row.hidden = compareMonths(monthOf(row.dataset['day'] ?? ''), month) !== 0;
    return name;
  }

  show(shownMonth);
  const controller = new AbortController();
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener(
      'click',
      () => announce(show(addMonths(shownMonth, Number(button.dataset['step'])))),
      controller,
    );
  list.dataset['ofMonth'] = '';
  return () => {
    controller.abort();
    delete list.dataset['ofMonth'];
    for (const row of rows) row.hidden = false;
  };
};
