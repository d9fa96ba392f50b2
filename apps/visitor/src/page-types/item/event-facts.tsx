import { eventTime, linkAttributes, type ViewPage } from '@sitewright/blocks/view';
import type { ItemEvent } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

/** When and where an event takes place, whether it does, and how it comes into a calendar. */
export function EventFacts({
  event,
  path,
  page,
}: {
  readonly event: ItemEvent;
  readonly path: string;
  readonly page: ViewPage;
}): ReactNode {
  const { startsAt, place, address, onlineUrl, status } = event;
  const where = [place, address].filter((part) => part !== '').join(', ');
  const online = onlineUrl === '' ? {} : linkAttributes({ href: onlineUrl, newWindow: true });
  return (
    <div className="item-event">
      {status !== 'scheduled' && <strong>{page.text(`event.${status}`)}</strong>}
      <time dateTime={startsAt}>{eventTime(event, page.locale, page.timeZone)}</time>
      {where !== '' && <span>{where}</span>}
      {online.href !== undefined && <a {...online}>{page.text('event.online')}</a>}
      {status !== 'cancelled' && <a href={`${path}?format=ical`}>{page.text('event.calendar')}</a>}
    </div>
  );
}
