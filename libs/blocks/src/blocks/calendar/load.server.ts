import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { needOfCalendar } from './need-of-calendar.ts';
import type { calendar } from './schema.ts';

/** The items of the collection. */
export function needs(props: PropsOf<typeof calendar>): DataNeed[] {
  const need = needOfCalendar(props);
  return need === undefined ? [] : [need];
}
