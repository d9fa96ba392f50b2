import { collectionType } from '@sitewright/contracts/codes';
import {
  readData,
  type DataNeed,
  type ItemView,
  type PageData,
} from '@sitewright/contracts/entities';

/** Which events of which collection a block shows. */
export interface EventsChoice {
  readonly collectionId: string | null;
  readonly category: string;
  readonly limit: number;
}

/** An item with the moment at which it happens. */
export type DatedEvent = ItemView & { readonly publishedAt: string };

/** The one need of a block of events; its view reads what its loader asked for. */
export function needOfEvents({
  collectionId,
  category,
  limit,
}: EventsChoice): Extract<DataNeed, { kind: 'items' }> | undefined {
  if (collectionId === null) return undefined;
  return { kind: 'items', collectionId, limit, ...(category === '' ? {} : { category }) };
}

/** The events of a collection of events that have a date, the earliest first; none of any other collection. */
export function datedEvents(choice: EventsChoice, data: PageData): readonly DatedEvent[] {
  const need = needOfEvents(choice);
  const answer = need && readData(data, need);
  if (answer?.collection.type !== collectionType.EVENTS) return [];
  return answer.items
    .filter((item): item is DatedEvent => item.publishedAt !== null)
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt));
}
