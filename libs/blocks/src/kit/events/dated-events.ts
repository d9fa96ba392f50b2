import { collectionType } from '@sitewright/contracts/codes';
import {
  readData,
  type DataNeed,
  type ItemView,
  type PageData,
} from '@sitewright/contracts/entities';
import { dayIn } from '../items/day-in.ts';

/** Which events of which collection a block shows. */
export interface EventsChoice {
  readonly collectionId: string | null;
  readonly category: string;
  readonly limit: number;
  /** Default: those to come, the earliest first, as far as there are that many. */
  readonly order?: 'earliest' | 'latest';
}

/** An event with the day on which it begins. */
export interface DatedEvent extends ItemView {
  /** 2026-03-12, as the day is at the website's place. */
  readonly day: string;
  /** The last of its days. */
  readonly lastDay: string;
}

/** The one need of a block of events; its view reads what its loader asked for. */
export function needOfEvents({
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

/** When an event begins; of one without a date of its own, the day of its publication. */
export const dayOfEvent = (
  { event, publishedAt }: Pick<ItemView, 'event' | 'publishedAt'>,
  timeZone: string,
): string | undefined => {
  const date = event?.startsAt ?? publishedAt;
  return date == null ? undefined : dayIn(timeZone, new Date(date));
};

/** The events of a collection of events that have a date, the earliest first; none of any other collection. */
export function datedEvents(
  choice: EventsChoice,
  data: PageData,
  timeZone: string,
): readonly DatedEvent[] {
  const need = needOfEvents(choice);
  const answer = need && readData(data, need);
  if (answer?.collection.type !== collectionType.EVENTS) return [];
  return answer.items
    .flatMap((item) => {
      const day = dayOfEvent(item, timeZone);
      if (day === undefined) return [];
      const endsAt = item.event?.endsAt;
      return [{ ...item, day, lastDay: endsAt ? dayIn(timeZone, new Date(endsAt)) : day }];
    })
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
}

const startOf = ({ event, day }: DatedEvent): string => event?.startsAt ?? day;
