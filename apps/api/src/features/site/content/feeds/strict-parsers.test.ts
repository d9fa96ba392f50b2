import { collectionType } from '@sitewright/contracts/codes';
import type { ItemDraft, ItemEvent, RichText } from '@sitewright/contracts/entities';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../../testing/create-test-site.ts';
import { itemDraftOf } from '../../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../../testing/open-test-api.ts';
import { parseICalendar, valueOf } from '../../../../testing/parse-icalendar.ts';
import { childrenOf, parseXml, textOf } from '../../../../testing/parse-xml.ts';
import { visitorRenderer } from '../../../../testing/visitor-renderer.ts';

/** Parses the feeds, calendars and sitemaps of the server with strict parsers. */

let api: TestApi;
let site: TestSite;
let base: string;
const collections: Record<string, string> = {};
beforeAll(async () => {
  const renderer = await visitorRenderer();
  api = await openTestApi({ services: () => ({ renderer }) });
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
  await createCollection('Journal', collectionType.BLOG);
  await createCollection('Empty', collectionType.BLOG);
  await createCollection('Events & <days>', collectionType.EVENTS);
  await createCollection('No events', collectionType.EVENTS);
});
afterAll(() => api.close());

async function createCollection(title: string, type: number): Promise<void> {
  const json = { title, kind: 'collection', collectionType: type };
  const { body } = await site.owner.browser.post(`${base}/pages`, { json });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
  collections[String(body['urlId'])] = String(body['collectionId']);
}

async function createItem(collection: string, changes: Partial<ItemDraft>): Promise<void> {
  const url = `${base}/collections/${collections[collection]}/items`;
  const response = await site.owner.browser.post(url, { json: itemDraftOf(changes) });
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
}

const paragraph = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const wordsOf = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : '';
const get = (path: string) => site.visitor().get(path, { headers: { accept: 'text/html' } });
const feedAt = async (path: string) => {
  const { status, headers, text } = await get(path);
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  return childrenOf(parseXml(text), 'channel')[0]!;
};

const odd = `]]> & <b>"'</b> &amp; ]]></title> 👩‍🎨 é ẞ 寿司 \u202Eabc — end`;
/** Titles are plain text: elements that an HTML parser recognizes are reduced to their text. */
const withoutElements = (text: string) => text.replaceAll(/<\/?\w+>/g, '');

describe('the RSS feed that the server sends', () => {
  it('declares the namespace of dc:creator for an item without a body', async () => {
    await createItem('journal', { title: 'Only an author', author: 'Ada', body: null });
    const [item] = childrenOf(await feedAt('/journal?format=rss'), 'item');
    expect(childrenOf(item!, 'dc:creator')).toMatchObject([
      { uri: 'http://purl.org/dc/elements/1.1/', text: 'Ada' },
    ]);
  });

  it('preserves special characters', async () => {
    await createItem('journal', { title: 'Only a body', body: paragraph('Words') });
    await createItem('journal', { title: 'Neither' });
    await createItem('journal', {
      title: odd,
      urlId: 'odd',
      excerpt: `${odd}\nA second line`,
      body: paragraph(`${odd} ]]> once more ]]>`),
      author: odd,
      categories: ['R&D <new>'],
      tags: [`it's "quoted"`],
    });
    const items = childrenOf(await feedAt('/journal?format=rss'), 'item');
    expect(items.map((item) => textOf(item, 'title'))).toEqual([
      withoutElements(odd),
      'Neither',
      'Only a body',
      'Only an author',
    ]);
    const [item] = items;
    expect(textOf(item!, 'dc:creator')).toBe(withoutElements(odd));
    expect(childrenOf(item!, 'category').map(({ text }) => text)).toEqual([
      'R&D <new>',
      `it's "quoted"`,
    ]);
    expect(wordsOf(parseFragment(textOf(item!, 'content:encoded')!))).toBe(
      `${odd} ]]> once more ]]>`,
    );
  });

  it('is valid for an empty collection, and for a filter without matches', async () => {
    for (const path of ['/empty?format=rss', '/journal?format=rss&tag=nothing'])
      expect(childrenOf(await feedAt(path), 'item')).toEqual([]);
    // All filters without matches share one feed, which contains no part of the query.
    const narrowed = await feedAt(`/journal?format=rss&tag=${encodeURIComponent('a&b<c>"')}`);
    const [self] = childrenOf(narrowed, 'atom:link');
    expect(new URL(self!.attributes['href']!).searchParams.has('tag')).toBe(false);
  });
});

describe('the calendar that the server sends', () => {
  const event: ItemEvent = {
    startsAt: '2026-07-03T18:00:00.000Z',
    endsAt: null,
    allDay: false,
    place: odd,
    address: 'Main St 1; 12345, Town \\ Gate',
    onlineUrl: 'https://meet.example/a?b=c&d=1;e',
    status: 'scheduled',
  };

  it('contains events with special characters, long titles, and without a duration', async () => {
    const same = { ...event, endsAt: event.startsAt };
    const days = { ...event, allDay: true, endsAt: '2026-07-05T18:00:00.000Z' };
    const [path] = Object.keys(collections).filter((urlId) => urlId.startsWith('events'));
    await createItem(path!, { title: odd, urlId: 'odd', excerpt: `${odd}\n\tline`, event });
    await createItem(path!, { title: 'No time at all', urlId: 'none', event: same });
    await createItem(path!, { title: 'Days', urlId: 'days', event: days });
    await createItem(path!, { title: 'Long '.repeat(39).trim(), urlId: 'long', event });
    await createItem(path!, { title: 'Undated', urlId: 'undated' });
    const { text } = await get(`/${path}?format=ical`);
    const { components } = parseICalendar(text);
    expect(components.map((component) => valueOf(component, 'SUMMARY'))).toEqual(
      expect.arrayContaining([
        withoutElements(odd),
        'No time at all',
        'Days',
        'Long '.repeat(39).trim(),
      ]),
    );
    expect(components).toHaveLength(4);
    for (const urlId of ['odd', 'none', 'days', 'long'])
      parseICalendar((await get(`/${path}/${urlId}?format=ical`)).text);
  });

  it('is valid for a collection without events', async () => {
    const { headers, text } = await get('/no-events?format=ical');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(valueOf(parseICalendar(text), 'X-WR-CALNAME')).toBe('No events — The shop');
  });
});

it('sends a sitemap that a strict parser accepts, with ASCII URLs', async () => {
  const { text } = await get('/sitemap.xml');
  const locations = childrenOf(parseXml(text), 'url').map((url) => textOf(url, 'loc')!);
  expect(locations.length).toBeGreaterThan(8);
  for (const location of locations) expect(location).toBe(new URL(location).href);
});
