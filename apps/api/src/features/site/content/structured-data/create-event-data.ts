import type { EventStatus, ItemEvent, ItemView } from '@sitewright/contracts/entities';
import type { Frame } from '../../view/page-frame.ts';
import { createDescriptionData } from './create-description-data.ts';
import { dayIn, dateTimeIn } from '../../../../platform/zoned-time/date-time-in-zone.ts';

const statuses: Readonly<Record<EventStatus, string>> = {
  scheduled: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  movedOnline: 'EventMovedOnline',
};

function createLocations({ place, address, onlineUrl }: ItemEvent): readonly object[] {
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

function selectAttendanceMode({ place, address, onlineUrl }: ItemEvent): string {
  if (onlineUrl === '') return 'OfflineEventAttendanceMode';
  return place === '' && address === '' ? 'OnlineEventAttendanceMode' : 'MixedEventAttendanceMode';
}

/** Creates JSON-LD of an event: its time, place and status. */
export function createEventData(
  item: ItemView,
  event: ItemEvent,
  { website, baseUrl }: Frame,
): Readonly<Record<string, unknown>> {
  const formatTime = event.allDay ? dayIn : dateTimeIn;
  const locations = createLocations(event);
  return {
    '@type': 'Event',
    name: item.title,
    ...createDescriptionData(item, baseUrl),
    url: `${baseUrl}${item.path}`,
    startDate: formatTime(event.startsAt, website.timeZone),
    ...(event.endsAt === null ? {} : { endDate: formatTime(event.endsAt, website.timeZone) }),
    eventStatus: `https://schema.org/${statuses[event.status]}`,
    eventAttendanceMode: `https://schema.org/${selectAttendanceMode(event)}`,
    ...(locations.length === 0
      ? {}
      : { location: locations.length === 1 ? locations[0] : locations }),
    organizer: { '@type': 'Organization', name: website.title, url: `${baseUrl}/` },
  };
}
