import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { calendarDataNeed } from './calendar-data-need.ts';
import type { calendar } from './schema.ts';

/** The items of the collection. */
export function needs(props: PropsOf<typeof calendar>): DataNeed[] {
  const need = calendarDataNeed(props);
  return need === undefined ? [] : [need];
}
