import { eventTime, linkAttributes, type ViewPage } from '@sitewright/blocks/view';
import type { ItemEvent } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

/** Date, location and status of an event, and links to add it to a calendar. */
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
  const location = [place, address].filter((part) => part !== '').join(', ');
  const onlineLink = onlineUrl === '' ? {} : linkAttributes({ href: onlineUrl, newWindow: true });
  return (
    <div className="item-event">
      {status !== 'scheduled' && <strong>{page.text(`event.${status}`)}</strong>}
      <time dateTime={startsAt}>{eventTime(event, page.locale, page.timeZone)}</time>
      {location !== '' && <span>{location}</span>}
      {onlineLink.href !== undefined && <a {...onlineLink}>{page.text('event.online')}</a>}
      {status !== 'cancelled' && <a href={`${path}?format=ical`}>{page.text('event.calendar')}</a>}
    </div>
  );
}
