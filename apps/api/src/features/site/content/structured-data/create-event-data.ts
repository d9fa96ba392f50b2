import type { EventStatus, ItemEvent, ItemView } from '@sitewright/contracts/entities';
import type { Frame } from '../../view/page-frame.ts';
import { createDescriptionData } from './create-description-data.ts';
import { dayIn, momentIn } from '../../../../platform/zoned-time/moment-in-zone.ts';

const statuses: Readonly<Record<EventStatus, string>> = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  movedOnline: 'EventMovedOnline',
};

function locationsOf({ place, address, onlineUrl }: ItemEvent): readonly object[] {
  const onSite = [place, address].filter((part) => part !== '');
  return [
    ...(onSite.length === 0
      ? []
      : [
          {
            '@type': 'Place',
            name: onSite[0],
            address: address === '' ? place : address,
          },
        ]),
    ...(onlineUrl === '' ? [] : [{ '@type': 'VirtualLocation', url: onlineUrl }]),
  ];
}

function attendanceOf({ place, address, onlineUrl }: ItemEvent): string {
  if (onlineUrl === '') return 'OfflineEventAttendanceMode';
  return place === '' && address === '' ? 'OnlineEventAttendanceMode' : 'MixedEventAttendanceMode';
}

/** JSON-LD of an event: when, where, and whether it takes place. */
export function createEventData(
  item: ItemView,
  event: ItemEvent,
  { website, baseUrl }: Frame,
): Readonly<Record<string, unknown>> {
  const written = event.allDay ? dayIn : momentIn;
  const locations = locationsOf(event);
  return {
    '@type': 'Event',
    name: item.title,
    ...createDescriptionData(item, baseUrl),
    url: `${baseUrl}${item.path}`,
    startDate: written(event.startsAt, website.timeZone),
    ...(event.endsAt === null ? {} : { endDate: written(event.endsAt, website.timeZone) }),
    eventStatus: `https://schema.org/${statuses[event.status]}`,
    eventAttendanceMode: `https://schema.org/${attendanceOf(event)}`,
    ...(locations.length === 0
      ? {}
      : { location: locations.length === 1 ? locations[0] : locations }),
    organizer: { '@type': 'Organization', name: website.title, url: `${baseUrl}/` },
  };
}
