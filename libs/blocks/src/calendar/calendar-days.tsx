import type { ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import { itemDate } from '../items/item-date.ts';

/** Something with a date and a page of its own. */
export interface DatedItem {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** 2026-03-12. */
  readonly day: string;
}

/** Dated items in their order: a list that everybody can read, from which the island makes the months. */
export function CalendarDays({
  items,
  page,
}: {
  readonly items: readonly DatedItem[];
  readonly page: ViewPage;
}): ReactNode {
  return (
    <div
      className="calendar"
      data-island="calendar"
      data-locale={page.locale}
      data-previous={page.text('calendar.previous')}
      data-next={page.text('calendar.next')}
    >
      <ol className="calendar-days">
        {items.map(({ id, title, path, day }) => (
          <li key={id} data-day={day}>
            <time dateTime={day}>{itemDate(day, page.locale)}</time>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}
