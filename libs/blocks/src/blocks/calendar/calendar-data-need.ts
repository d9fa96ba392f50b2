import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { calendar } from './schema.ts';

/** The maximum number of items in a calendar: upcoming events first, otherwise the first items of the collection. */
export const calendarLimit = 60;

/** The data requirement of a calendar, shared by its loader and its view. */
export function calendarDataNeed({
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
