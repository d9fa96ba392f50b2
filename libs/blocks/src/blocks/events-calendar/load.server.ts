import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { calendarLimit } from '../calendar/calendar-data-need.ts';
import { eventsDataNeed } from '../../kit/events/dated-events.ts';
import type { eventsCalendar } from './schema.ts';

/** The events of the collection. */
export function needs(props: PropsOf<typeof eventsCalendar>): DataNeed[] {
  const need = eventsDataNeed({ ...props, limit: calendarLimit });
  return need === undefined ? [] : [need];
}
