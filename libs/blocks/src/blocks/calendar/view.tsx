import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { dayOfEvent } from '../../kit/events/dated-events.ts';
import { CalendarDays } from './calendar-days.tsx';
import { calendarDataNeed } from './calendar-data-need.ts';
import type { calendar } from './schema.ts';

/** The dated items of a collection, earliest first; renders nothing if there are none. */
export function CalendarView({
  props,
  data,
  page,
}: BlockViewProps<PropsOf<typeof calendar>>): ReactNode {
  const need = calendarDataNeed(props);
  const items = (need && readData(data, need)?.items) ?? [];
  const dated = items
    .flatMap(({ id, title, path, ...item }) => {
      const day = dayOfEvent(item, page.timeZone);
      const start = item.event?.startsAt ?? item.publishedAt ?? '';
      return day === undefined ? [] : [{ id, title, path, day, start }];
    })
    .toSorted((a, b) => a.start.localeCompare(b.start));
  return dated.length === 0 ? null : <CalendarDays items={dated} page={page} />;
}
