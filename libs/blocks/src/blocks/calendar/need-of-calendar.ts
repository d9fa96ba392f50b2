import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { calendar } from './schema.ts';

/** So many items a calendar holds: of events those to come before all, of others the first of their collection. */
export const calendarLimit = 60;

/** The one need of a calendar; its view reads what its loader asked for. */
export function needOfCalendar({
  collectionId,
  category,
}: PropsOf<typeof calendar>): Extract<DataNeed, { kind: 'items' }> | undefined {
  if (collectionId === null) return undefined;
  return {
    kind: 'items',
    collectionId,
    limit: calendarLimit,
    ...(category === '' ? {} : { category }),
  };
}
