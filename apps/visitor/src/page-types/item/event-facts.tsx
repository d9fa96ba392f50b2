import { linkAttributes, type ViewPage } from '@sitewright/blocks/view';
import type { ItemEvent } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

/** From when to when, in words, in the zone and the language of the website. */
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

/** When and where an event takes place, whether it does, and how it comes into a calendar. */
export function EventFacts({
  event,
  path,
  timeZone,
  page,
}: {
  readonly event: ItemEvent;
  readonly path: string;
  readonly timeZone: string;
  readonly page: ViewPage;
}): ReactNode {
  const { startsAt, place, address, onlineUrl, status } = event;
  const where = [place, address].filter((part) => part !== '').join(', ');
  const online = onlineUrl === '' ? {} : linkAttributes({ href: onlineUrl, newWindow: true });
  return (
    <div className="item-event">
      {status !== 'scheduled' && <strong>{page.text(`event.${status}`)}</strong>}
      <time dateTime={startsAt}>{eventTime(event, page.locale, timeZone)}</time>
      {where !== '' && <span>{where}</span>}
      {online.href !== undefined && <a {...online}>{page.text('event.online')}</a>}
      {status !== 'cancelled' && <a href={`${path}?format=ical`}>{page.text('event.calendar')}</a>}
    </div>
  );
}
