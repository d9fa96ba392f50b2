import type { ReactNode } from 'react';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { itemDate } from '../../kit/items/item-date.ts';
import { compareMonths, firstShown, monthOf } from './month.ts';
import { monthName } from './month-name.ts';
import { MonthView, type DatedItem } from './month-view.tsx';

const steps = [
  [-1, 'calendar.previous'],
  [1, 'calendar.next'],
] as const;

/**
 * Dated items: the month of the next item as a table, and a list of all items. In the list, the island hides items of
 * other months.
 */
export function CalendarDays({
  items,
  page,
}: {
  readonly items: readonly DatedItem[];
  readonly page: ViewPage;
}): ReactNode {
  const { locale, today } = page;
  const month = firstShown(
    items.map(({ day }) => day),
    today,
  );
  return (
    <div className="calendar" data-island="calendar" data-locale={locale}>
      <div className="calendar-head">
        <p className="calendar-title">{monthName(month, locale)}</p>
        {steps.map(([step, name]) => (
          <button key={step} type="button" data-step={step} aria-label={page.text(name)} />
        ))}
      </div>
      <div className="calendar-month">
        <MonthView month={month} items={items} locale={locale} today={today} />
      </div>
      <ol className="calendar-days">
        {items.map(({ id, title, path, day }) => (
          <li
            key={id}
            data-day={day}
            data-other-month={compareMonths(monthOf(day), month) === 0 ? undefined : ''}
          >
            <time dateTime={day}>{itemDate(day, locale)}</time>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}
