import { collectionType } from '@sitewright/contracts/codes';
import { dataNeedKey, type ItemView, type PageData } from '@sitewright/contracts/entities';
import { sampleId, samplePicture, sampleProduct } from './sample-view.tsx';

/** The collection of the test's events. */
export const eventsId: string = sampleId('events');

const event = (
  title: string,
  publishedAt: string | null,
  overrides: Partial<ItemView> = {},
): ItemView =>
  sampleProduct({
    id: sampleId(title),
    title,
    path: `/events/${title.toLowerCase()}`,
    publishedAt,
    product: null,
    images: [],
    ...overrides,
  });

/** An events collection with two dated events, unsorted, and one without a date. */
export const sampleEvents = (
  limit: number,
  type: number = collectionType.EVENTS,
  order?: 'latest',
): PageData => ({
  [dataNeedKey({
    kind: 'items',
    collectionId: eventsId,
    limit,
    ...(order === undefined ? {} : { order }),
  })]: {
    collection: { id: eventsId, title: 'Events', path: '/events', type, access: 'open' },
    items: [
      event('Concert', '2026-05-01T18:00:00.000Z', {
        categories: ['Music'],
        event: {
          startsAt: '2026-05-02T18:00:00.000Z',
          endsAt: null,
          allDay: false,
          place: 'Old Mill',
          address: '',
          onlineUrl: '',
          status: 'cancelled',
        },
      }),
      event('Someday', null),
      event('Reading', '2026-03-12T18:00:00.000Z', {
        images: [samplePicture('reading', { url: 'data:,' })],
      }),
    ],
  } as never,
});
