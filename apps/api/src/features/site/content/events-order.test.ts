import { collectionType } from '@sitewright/contracts/codes';
import {
  dataNeedKey,
  type CollectionAnswer,
  type ItemEvent,
  type PageView,
} from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { itemDraftOf } from '../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let base: string;
let collectionId: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
  // July 3 begins there at 07:00 UTC.
  await site.owner.browser.call('PATCH', base, { json: { timeZone: 'America/Los_Angeles' } });
  const json = { title: 'Events', kind: 'collection', collectionType: collectionType.EVENTS };
  const { body } = await site.owner.browser.post(`${base}/pages`, { json });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
  collectionId = String(body['collectionId']);
  for (const [title, startsAt, endsAt] of dates)
    await site.owner.browser.post(`${base}/collections/${collectionId}/items`, {
      json: itemDraftOf({ title, event: { ...event, startsAt, endsAt } }),
    });
});
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now = new Date('2026-07-03T20:00:00Z');
});

const event: ItemEvent = {
  startsAt: '',
  endsAt: null,
  allDay: false,
  place: '',
  address: '',
  onlineUrl: '',
  status: 'scheduled',
};

/** Unsorted. */
const dates: readonly (readonly [title: string, startsAt: string, endsAt: string | null])[] = [
  ['Last year', '2025-07-03T18:00:00Z', null],
  ['In August', '2026-08-01T18:00:00Z', null],
  ['This morning', '2026-07-03T16:00:00Z', null],
  ['Yesterday', '2026-07-03T05:00:00Z', null],
  ['Since Monday', '2026-06-29T18:00:00Z', '2026-07-05T18:00:00Z'],
  ['Tonight', '2026-07-04T04:00:00Z', null],
];

const needed = async (more: object): Promise<readonly string[]> => {
  const need = { kind: 'items', collectionId, limit: 10, ...more } as const;
  const { body } = await site.owner.browser.post(`${base}/block-data`, { json: { needs: [need] } });
  const data = body['data'] as Record<string, CollectionAnswer>;
  return data[dataNeedKey(need)]?.items.map(({ title }) => title) ?? [];
};
const main = async (path: string) => {
  const { text } = await site.visitor().get(path, { headers: { accept: 'text/html' } });
  return (JSON.parse(text) as PageView).main;
};
const shown = async (path = '/events') => {
  const found = await main(path);
  return found.kind === 'collection' ? found.collection.items.map(({ title }) => title) : [];
};

describe('events', () => {
  const inOrder = [
    'Since Monday',
    'This morning',
    'Tonight',
    'In August',
    'Yesterday',
    'Last year',
  ];

  it('are sorted with upcoming ones first, then past ones from the latest to the oldest (BLOCK-31)', async () => {
    expect(await needed({})).toEqual(inOrder);
    expect(await shown()).toEqual(inOrder);
  });

  it('start with the upcoming ones if a block limits their number (BLOCK-31)', async () => {
    expect(await needed({ limit: 2 })).toEqual(inOrder.slice(0, 2));
    expect(await needed({ limit: 5 })).toEqual(inOrder.slice(0, 5));
  });

  it('are sorted by date descending if a block requests it (BLOCK-31)', async () => {
    expect(await needed({ limit: 3, order: 'latest' })).toEqual([
      'In August',
      'Since Monday',
      'Tonight',
    ]);
  });

  it('have the same order across the pages of the collection', async () => {
    await site.inTenant((tenant) =>
      tenant
        .updateTable('collections')
        .set({ settings: JSON.stringify({ pageSize: 3 }) })
        .where('collectionId', '=', collectionId)
        .execute(),
    );
    expect([...(await shown('/events?page=1')), ...(await shown('/events?page=2'))]).toEqual(
      inOrder,
    );
  });

  it('become past at midnight in the website’s time zone, on cached pages too', async () => {
    expect((await shown())[1]).toBe('This morning');
    api.clock.now = new Date('2026-07-04T06:59:00Z');
    expect((await shown())[1]).toBe('This morning');
    api.clock.now = new Date('2026-07-04T07:00:01Z');
    expect(await shown()).toEqual(['Since Monday', 'In August', 'Tonight']);
  });

  it('have no previous or next item, because their order changes daily', async () => {
    const found = await main('/events/tonight');
    expect(found.kind === 'item' && [found.previous, found.next]).toEqual([undefined, undefined]);
  });
});
