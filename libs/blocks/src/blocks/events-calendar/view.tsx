import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { CalendarDays } from '../calendar/calendar-days.tsx';
import { calendarLimit } from '../calendar/calendar-data-need.ts';
import { datedEvents } from '../../kit/events/dated-events.ts';
import type { eventsCalendar } from './schema.ts';

/** The events of a collection in the same calendar as the calendar block; renders nothing if there are none. */
export function EventsCalendarView({
  props,
  data,
  page,
}: BlockViewProps<PropsOf<typeof eventsCalendar>>): ReactNode {
  const events = datedEvents({ ...props, limit: calendarLimit }, data, page.timeZone);
  return events.length === 0 ? null : <CalendarDays items={events} page={page} />;
}
