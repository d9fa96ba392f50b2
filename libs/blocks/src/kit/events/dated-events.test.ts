import { expect, it } from 'vitest';
import { sampleId, sampleProduct } from '../testing/sample-view.tsx';
import { datedEvents, eventsDataNeed } from './dated-events.ts';

const collectionId = sampleId('events');
const choice = { collectionId, category: '', limit: 10 };
const event = (title: string, publishedAt: string | null) =>
  sampleProduct({ id: sampleId(title), title, publishedAt, product: null });

const dataOf = (type: number) => ({
  [`items:${collectionId}:10::`]: {
    collection: { id: collectionId, title: 'Events', path: '/events', type, access: 'open' },
    items: [
      event('Late', '2026-05-01T18:00:00.000Z'),
      event('Someday', null),
      event('Early', '2026-03-12T18:00:00.000Z'),
    ],
  } as never,
});

it('omits events without a date and sorts the others in ascending order', () => {
  expect(datedEvents(choice, dataOf(4), 'UTC').map(({ title }) => title)).toStrictEqual([
    'Early',
    'Late',
  ]);
});

it.each([
  ['UTC', '2026-06-30'],
  ['Asia/Tokyo', '2026-07-01'],
])('uses the start date in the time zone of the website: %s', (timeZone, day) => {
  const begins = {
    startsAt: '2026-06-30T18:00:00.000Z',
    endsAt: null,
    allDay: false,
    place: '',
    address: '',
    onlineUrl: '',
    status: 'scheduled',
  } as const;
  const item = { ...event('Concert', '2026-01-01T00:00:00.000Z'), event: begins };
  const [key = '', result] = Object.entries(dataOf(4))[0] ?? [];
  const data = { [key]: { ...(result as unknown as object), items: [item] } as never };
  expect(datedEvents(choice, data, timeZone).map((one) => one.day)).toStrictEqual([day]);
});

it.each([
  ['UTC', '2026-03-12'],
  ['Asia/Tokyo', '2026-03-13'],
])(
  'uses the publication date in that time zone for an event without a start: %s',
  (timeZone, day) => {
    const [key = '', result] = Object.entries(dataOf(4))[0] ?? [];
    const items = [event('Talk', '2026-03-12T20:00:00.000Z')];
    const data = { [key]: { ...(result as unknown as object), items } as never };
    expect(datedEvents(choice, data, timeZone).map((one) => one.day)).toStrictEqual([day]);
  },
);

it('returns no events for another collection type, a missing or an unselected collection', () => {
  expect(datedEvents(choice, dataOf(2), 'UTC')).toStrictEqual([]);
  expect(datedEvents(choice, {}, 'UTC')).toStrictEqual([]);
  expect(datedEvents({ ...choice, collectionId: null }, dataOf(4), 'UTC')).toStrictEqual([]);
});

it('returns the end date in that time zone as last day', () => {
  const walk = {
    startsAt: '2026-06-30T18:00:00.000Z',
    endsAt: '2026-07-02T23:30:00.000Z',
    allDay: false,
    place: '',
    address: '',
    onlineUrl: '',
    status: 'scheduled',
  } as const;
  const [key = '', result] = Object.entries(dataOf(4))[0] ?? [];
  const items = [{ ...event('Walk', null), event: walk }];
  const data = { [key]: { ...(result as unknown as object), items } as never };
  expect(datedEvents(choice, data, 'Europe/Berlin')).toMatchObject([
    { day: '2026-06-30', lastDay: '2026-07-03' },
  ]);
});

it('eventsDataNeed requests items by collection, category, limit and order', () => {
  expect(eventsDataNeed({ ...choice, category: 'Talks' })).toStrictEqual({
    kind: 'items',
    collectionId,
    limit: 10,
    category: 'Talks',
  });
  expect(eventsDataNeed({ ...choice, order: 'latest' })).toStrictEqual({
    kind: 'items',
    collectionId,
    limit: 10,
    order: 'latest',
  });
  expect(eventsDataNeed({ ...choice, order: 'earliest' })).toStrictEqual(eventsDataNeed(choice));
  expect(eventsDataNeed({ ...choice, collectionId: null })).toBeUndefined();
});
