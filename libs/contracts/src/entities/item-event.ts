import * as z from 'zod';
import { instant, line } from './primitives.ts';

/** Whether an event takes place as planned. */
export const eventStatuses = ['scheduled', 'postponed', 'cancelled', 'movedOnline'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Date, time and location of an item in an events collection. */
export const itemEvent = z
  .strictObject({
    startsAt: instant,
    /** Not before the start; null if unknown. */
    endsAt: instant.nullable(),
    /** All-day in the website's time zone: the times of start and end are ignored. */
    allDay: z.boolean(),
    /** The name of the venue; empty if there is none. */
    place: line(200),
    address: line(400),
    /** The URL of an online event; empty for other events. */
    onlineUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]),
    status: z.enum(eventStatuses),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || Date.parse(endsAt) >= Date.parse(startsAt), {
    path: ['endsAt'],
    params: { code: 'endBeforeStart' },
  });
export type ItemEvent = z.infer<typeof itemEvent>;
