import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../block/define-block.ts';
import type { BlockViewProps } from '../block/view-props.ts';
import { itemDate } from '../items/item-date.ts';
import { needOfCalendar } from './need-of-calendar.ts';
import type { calendar } from './schema.ts';

/** Dated items in their order: a list that everybody can read, from which the island makes the months. */
export function CalendarView({
  props,
  data,
  page,
}: BlockViewProps<PropsOf<typeof calendar>>): ReactNode {
  const need = needOfCalendar(props);
  const items = (need && readData(data, need)?.items) ?? [];
  const dated = items
    .flatMap(({ publishedAt, id, title, path }) =>
      publishedAt === null ? [] : [{ id, title, path, publishedAt }],
    )
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  if (dated.length === 0) return null;
  return (
    <div
      className="calendar"
      data-island="calendar"
      data-locale={page.locale}
      data-previous={page.text('calendar.previous')}
      data-next={page.text('calendar.next')}
    >
      <ol className="calendar-days">
        {dated.map(({ id, title, path, publishedAt }) => (
          <li key={id} data-day={publishedAt.slice(0, 10)}>
            <time dateTime={publishedAt.slice(0, 10)}>{itemDate(publishedAt, page.locale)}</time>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}
