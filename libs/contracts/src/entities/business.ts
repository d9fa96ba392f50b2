import * as z from 'zod';
import { lenientObject } from './lenient-object.ts';
import { phonePattern, timeOfDayPattern } from './patterns.ts';
import { emailAddress, line } from './primitives.ts';

/** The days of a week from Monday, as opening hours name them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

const timeOfDay = z.string().regex(timeOfDayPattern);

/** An opening interval in the business's local time; if it closes before it opens, it closes on the next day. */
export const openingSpan = z.strictObject({ opens: timeOfDay, closes: timeOfDay });
export type OpeningSpan = z.infer<typeof openingSpan>;

const openingSpans = z.array(openingSpan).max(4);

/** Opening hours by day; a day without an interval is closed, and without any interval the hours are unknown. */
export const openingHours = z.strictObject({
  monday: openingSpans,
  tuesday: openingSpans,
  wednesday: openingSpans,
  thursday: openingSpans,
  friday: openingSpans,
  saturday: openingSpans,
  sunday: openingSpans,
});
export type OpeningHours = z.infer<typeof openingHours>;

/** Unknown opening hours. */
export const noOpeningHours: OpeningHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

/** Whether opening hours are known. */
export const hasOpeningHours = (hours: OpeningHours): boolean =>
  weekdays.some((day) => hours[day].length > 0);

/** Contact data of the business behind a website. Empty fields are unknown. */
export const business = z.strictObject({
  phone: z.union([z.literal(''), line(40).regex(phonePattern)]),
  email: z.union([z.literal(''), emailAddress]),
  address: z.strictObject({ line1: line(120), line2: line(120), country: line(60) }),
  /** In degrees. */
  position: z
    .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .nullable(),
  hours: openingHours,
});
export type Business = z.infer<typeof business>;

/** A website without contact data. */
export const noBusiness: Business = {
  phone: '',
  email: '',
  address: { line1: '', line2: '', country: '' },
  position: null,
  hours: noOpeningHours,
};

const storedSchema = lenientObject(business, noBusiness);

/** Reads contact data from stored settings, member by member. */
export const businessOf = (value: unknown): Business => storedSchema.parse(value);
