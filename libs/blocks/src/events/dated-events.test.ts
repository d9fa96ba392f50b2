import { expect, it } from 'vitest';
import { sampleId, sampleProduct } from '../testing/sample-view.tsx';
import { datedEvents, needOfEvents } from './dated-events.ts';

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

it('are those with a date, the earliest first', () => {
  expect(datedEvents(choice, dataOf(4)).map(({ title }) => title)).toStrictEqual(['Early', 'Late']);
});

it('are none of a collection that is not of events, that is gone, and of no choice', () => {
  expect(datedEvents(choice, dataOf(2))).toStrictEqual([]);
  expect(datedEvents(choice, {})).toStrictEqual([]);
  expect(datedEvents({ ...choice, collectionId: null }, dataOf(4))).toStrictEqual([]);
});

it('are asked for by collection, category and number', () => {
  expect(needOfEvents({ ...choice, category: 'Talks' })).toStrictEqual({
    kind: 'items',
    collectionId,
    limit: 10,
    category: 'Talks',
  });
  expect(needOfEvents({ ...choice, collectionId: null })).toBeUndefined();
});
