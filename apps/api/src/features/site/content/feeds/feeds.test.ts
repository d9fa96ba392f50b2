import { collectionType, workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft, ItemEvent, PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../../testing/create-test-site.ts';
import { itemDraftOf } from '../../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../../testing/open-test-api.ts';
import { parseICalendar, valueOf } from '../../../../testing/parse-icalendar.ts';
import { childrenOf, parseXml, textOf } from '../../../../testing/parse-xml.ts';

let api: TestApi;
let site: TestSite;
let base: string;
let journal: { pageId: string; collectionId: string };
let events: { pageId: string; collectionId: string };
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
  journal = await createCollection('Journal', collectionType.BLOG);
  events = await createCollection('Events', collectionType.EVENTS);
});
afterAll(() => api.close());

const publish = () => site.owner.browser.post(`${base}/releases`, { json: {} });
async function createCollection(title: string, type: number) {
  const json = { title, kind: 'collection', collectionType: type };
  const { body } = await site.owner.browser.post(`${base}/pages`, { json });
  await publish();
  return { pageId: String(body['id']), collectionId: String(body['collectionId']) };
}
async function createItem(collectionId: string, changes: Partial<ItemDraft>): Promise<string> {
  const url = `${base}/collections/${collectionId}/items`;
  const response = await site.owner.browser.post(url, { json: itemDraftOf(changes) });
  expect([response.status, response.body]).toMatchObject([200, {}]);
  return String(response.body['id']);
}
const get = (path: string, headers: Record<string, string> = {}) =>
  site.visitor().get(path, { headers: { accept: 'text/html', ...headers } });
const itemsIn = (text: string) => childrenOf(childrenOf(parseXml(text), 'channel')[0]!, 'item');
const titlesIn = (text: string) => itemsIn(text).map((item) => textOf(item, 'title'));
const event: ItemEvent = {
  startsAt: '2026-07-03T18:00:00Z',
  endsAt: null,
  allDay: false,
  place: 'Town hall',
  address: '',
  onlineUrl: '',
  status: 'scheduled',
};

describe('the RSS feed of a collection', () => {
  it('contains published items, the latest first, and applies filters', async () => {
    const { collectionId } = journal;
    await createItem(collectionId, { title: 'New', publishAt: '2026-05-01T00:00:00.000Z' });
    await createItem(collectionId, {
      title: 'Old',
      publishAt: '2026-01-01T00:00:00.000Z',
      tags: ['clay'],
      body: { type: 'doc', content: [] },
    });
    await createItem(collectionId, { title: 'Draft', workflowState: workflowState.DRAFT });
    const response = await get('/journal?format=rss');
    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(titlesIn(response.text)).toEqual(['New', 'Old']);
    expect(titlesIn((await get('/journal?format=rss&tag=clay')).text)).toEqual(['Old']);
    expect(response.text).toContain('<link>http://shop.localhost:4000/journal/new</link>');
    expect(textOf(itemsIn(response.text)[1]!, 'content:encoded')).toContain(
      '"pageUrl":"http://shop.localhost:4000/journal/old"',
    );
  });

  it('is rendered once per revision, separate from the page, and supports 304', async () => {
    const page = await get('/journal');
    const { headers, text } = await get('/journal?format=rss');
    const before = api.services.pages.size;
    const again = await get('/journal?format=rss&utm=x', { 'if-none-match': String(headers.etag) });
    expect([again.status, api.services.pages.size]).toEqual([304, before]);
    expect((await get('/journal?format=rss&page=7')).headers.etag).toBe(headers.etag);
    expect(api.services.pages.size).toBe(before);
    expect((await get('/journal')).headers.etag).toBe(page.headers.etag);
    await createItem(journal.collectionId, { title: 'Newest' });
    expect((await get('/journal?format=rss')).text).not.toBe(text);
  });

  it('falls back to the HTML page if there is no collection or the format is not supported', async () => {
    for (const path of ['/', '/journal/new']) {
      const page = await get(path);
      const before = api.services.pages.size;
      for (const format of ['rss', 'ical', 'json']) {
        const { headers } = await get(`${path}?format=${format}`);
        expect([path, format, headers.etag]).toEqual([path, format, page.headers.etag]);
      }
      expect(api.services.pages.size).toBe(before);
    }
    for (const format of ['json', '500w', 'ical'])
      expect((await get(`/journal?format=${format}`)).headers['content-type']).toContain(
        'text/html',
      );
  });

  it('is not available while the collection is restricted', async () => {
    const change = (json: object) =>
      site.owner.browser.call('PATCH', `${base}/pages/${journal.pageId}`, { json });
    await change({ access: 'members' });
    await publish();
    const response = await get('/journal?format=rss');
    expect([response.status, response.headers['content-type']]).toEqual([
      403,
      'text/html; charset=utf-8',
    ]);
    expect(response.text).not.toMatch(/Newest/);
    await change({ access: 'open' });
    await publish();
    expect((await get('/journal?format=rss')).status).toBe(200);
  });
});

describe('the RSS feed of a filtered collection', () => {
  it('has the title and links of the page with the same filters', async () => {
    await createItem(journal.collectionId, {
      title: 'Sorted',
      categories: ['Cups & bowls'],
      tags: ['raku'],
    });
    const query = 'category=Cups+%26+bowls&tag=raku';
    const [channel] = childrenOf(
      parseXml(
        (await get(`/journal?format=rss&tag=raku&category=${encodeURIComponent('Cups & bowls')}`))
          .text,
      ),
      'channel',
    );
    const origin = 'http://shop.localhost:4000';
    expect(textOf(channel!, 'title')).toBe('Cups & bowls · raku — Journal — The shop');
    expect(textOf(channel!, 'link')).toBe(`${origin}/journal?${query}`);
    const [self] = childrenOf(channel!, 'atom:link');
    expect(self!.attributes['href']).toBe(`${origin}/journal?${query}&format=rss`);
    const page = JSON.parse((await get(`/journal?${query}`)).text) as PageView;
    expect([page.head.title, page.head.canonical, page.head.feeds]).toEqual([
      textOf(channel!, 'title'),
      textOf(channel!, 'link'),
      [
        {
          type: 'application/rss+xml',
          title: 'Cups & bowls · raku — Journal',
          href: `/journal?${query}&format=rss`,
        },
        { type: 'application/rss+xml', title: 'Journal', href: '/journal?format=rss' },
      ],
    ]);
  });
});

it('allows cross-origin requests for feeds only', async () => {
  const allowed = async (path: string) =>
    (await get(path, { origin: 'https://reader.example' })).headers['access-control-allow-origin'];
  expect(await allowed('/journal?format=rss')).toBe('*');
  expect(await allowed('/events?format=ical')).toBe('*');
  for (const path of ['/journal', '/', '/robots.txt']) expect(await allowed(path)).toBeUndefined();
});

describe('the calendar of an events collection', () => {
  it('contains events with stable ids, in the website’s time zone', async () => {
    const { collectionId } = events;
    await site.owner.browser.call('PATCH', base, { json: { timeZone: 'Europe/Berlin' } });
    const itemId = await createItem(collectionId, { title: 'Firing', event });
    await createItem(collectionId, {
      title: 'Fair',
      event: { ...event, startsAt: '2026-08-01T22:00:00.000Z', allDay: true },
    });
    await createItem(collectionId, { title: 'Hidden', event, workflowState: workflowState.DRAFT });
    await createItem(collectionId, { title: 'No date yet' });
    const response = await get('/events?format=ical');
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="events.ics"');
    expect(response.text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Fair', 'SUMMARY:Firing']);
    expect(response.text).toContain(`UID:${itemId}@${site.websiteId}\r\n`);
    expect(response.text).toContain('DTSTART:20260703T180000Z\r\n');
    expect(response.text).toContain('DTSTART;VALUE=DATE:20260802\r\n');

    const one = await get('/events/firing?format=ical');
    expect(one.headers['content-disposition']).toBe('attachment; filename="firing.ics"');
    expect(one.text.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Firing']);
    expect((await get('/events/firing')).headers['content-type']).toContain('text/html');
    expect((await get('/events/no-date-yet?format=ical')).headers['content-type']).toContain(
      'text/html',
    );
  });

  it('describes an event by excerpt and text', async () => {
    const words = (text: string) => [{ type: 'text' as const, text }];
    await createItem(events.collectionId, {
      title: 'Kiln tour',
      excerpt: 'Bring gloves.',
      body: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: words('We open the kiln; it is hot.') },
          { type: 'paragraph', content: words('Then tea.') },
        ],
      },
      event,
    });
    const { text } = await get('/events/kiln-tour?format=ical');
    const [tour] = parseICalendar(text).components;
    expect(valueOf(tour!, 'DESCRIPTION')).toBe(
      'Bring gloves.\n\nWe open the kiln; it is hot.\nThen tea.',
    );
  });

  it('preserves the event of an item if an update omits it, and deletes it if the update is null', async () => {
    const itemId = await createItem(events.collectionId, { title: 'Talk', event });
    const write = (changes: Partial<ItemDraft>) =>
      site.owner.browser.call('PUT', `${base}/items/${itemId}`, {
        json: itemDraftOf({ title: 'Talk', ...changes }),
      });
    expect((await write({ author: 'Ada' })).body).toMatchObject({
      event: { ...event, startsAt: '2026-07-03T18:00:00.000Z' },
    });
    expect((await write({ event: null })).body).toMatchObject({ event: null });
  });

  it('rejects an event that ends before it starts, and an event in another type of collection', async () => {
    const url = (collectionId: string) => `${base}/collections/${collectionId}/items`;
    const invalid = { ...event, endsAt: '2026-07-03T17:59:59.000Z' };
    const rejected = await site.owner.browser.post(url(events.collectionId), {
      json: itemDraftOf({ event: invalid }),
    });
    expect([rejected.status, rejected.text]).toEqual([
      400,
      expect.stringContaining('"event.endsAt"'),
    ]);
    const inBlog = await site.owner.browser.post(url(journal.collectionId), {
      json: itemDraftOf({ event }),
    });
    expect(inBlog.status).toBe(400);
  });

  it('rejects an unknown time zone', async () => {
    for (const timeZone of ['Europe/Nowhere', '+02:00', 'berlin'])
      expect([
        timeZone,
        (await site.owner.browser.call('PATCH', base, { json: { timeZone } })).status,
      ]).toEqual([timeZone, 400]);
  });
});
