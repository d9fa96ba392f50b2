import type { ItemEvent } from '@sitewright/contracts/entities';

/** Formats start and end in the time zone and language of the website. */
export function eventTime(
  { startsAt, endsAt, allDay }: Pick<ItemEvent, 'startsAt' | 'endsAt' | 'allDay'>,
  locale: string,
  timeZone: string,
): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone,
    ...(allDay ? {} : { timeStyle: 'short' }),
  });
  const start = new Date(startsAt);
  return endsAt === null ? format.format(start) : format.formatRange(start, new Date(endsAt));
}
