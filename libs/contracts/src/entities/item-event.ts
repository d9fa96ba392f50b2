import * as z from 'zod';
import { instant, line } from './primitives.ts';

/** What an event's visitors are told about whether it takes place. */
export const eventStatuses = ['scheduled', 'postponed', 'cancelled', 'movedOnline'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** When and where an item of an events collection takes place. */
export const itemEvent = z
  .strictObject({
    startsAt: instant,
    /** Not before it starts; null: nobody knows. */
    endsAt: instant.nullable(),
    /** Whole days of the website's time zone: of both moments the day alone counts. */
    allDay: z.boolean(),
    /** The name of the place, such as a hall's; empty where there is none. */
    place: line(200),
    address: line(400),
    /** Where it is followed online; empty where it is not. */
    onlineUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]),
    status: z.enum(eventStatuses),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || Date.parse(endsAt) >= Date.parse(startsAt), {
    path: ['endsAt'],
    params: { code: 'endBeforeStart' },
  });
export type ItemEvent = z.infer<typeof itemEvent>;
