import { collectionType } from '@sitewright/contracts/codes';
import {
  readData,
  type DataNeed,
  type ItemView,
  type PageData,
} from '@sitewright/contracts/entities';
import { dayIn } from '../items/day-in.ts';

/** Which events of a collection a block shows. */
export interface EventsChoice {
  readonly collectionId: string | null;
  readonly category: string;
  readonly limit: number;
  /** Default: upcoming events, earliest first, up to a limit. */
  readonly order?: 'earliest' | 'latest';
}

/** An event with its first and last day. */
export interface DatedEvent extends ItemView {
  /** Its first day in the website's time zone, such as 2026-03-12. */
  readonly day: string;
  /** Its last day. */
  readonly lastDay: string;
}

/** The data requirement of an event block, shared by its loader and its view. */
export function eventsDataNeed({
  collectionId,
  category,
  limit,
  order,
}: EventsChoice): Extract<DataNeed, { kind: 'items' }> | undefined {
  if (collectionId === null) return undefined;
  return {
    kind: 'items',
    collectionId,
    limit,
    ...(category === '' ? {} : { category }),
    ...(order === 'latest' ? { order } : {}),
  };
}

/** The start of an event; its publication if it has no date of its own. */
export const dayOfEvent = (
  { event, publishedAt }: Pick<ItemView, 'event' | 'publishedAt'>,
  timeZone: string,
): string | undefined => {
  const date = event?.startsAt ?? publishedAt;
  return date == null ? undefined : dayIn(timeZone, new Date(date));
};

/** The dated events of an events collection, earliest first; none of any other collection. */
export function datedEvents(
  choice: EventsChoice,
  data: PageData,
  timeZone: string,
): readonly DatedEvent[] {
  const need = eventsDataNeed(choice);
  const result = need && readData(data, need);
  if (result?.collection.type !== collectionType.EVENTS) return [];
  return result.items
    .flatMap((item) => {
      const day = dayOfEvent(item, timeZone);
      if (day === undefined) return [];
      const endsAt = item.event?.endsAt;
      return [{ ...item, day, lastDay: endsAt ? dayIn(timeZone, new Date(endsAt)) : day }];
    })
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
}

const startOf = ({ event, day }: DatedEvent): string => event?.startsAt ?? day;
