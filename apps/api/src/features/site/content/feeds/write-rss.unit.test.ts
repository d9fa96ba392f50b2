import type { ItemView } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { childrenOf, parseXml, textOf, type XmlElement } from '../../../../testing/parse-xml.ts';
import { writeRss, type RssChannel } from './write-rss.ts';

const post: ItemView = {
  id: 'a'.repeat(24),
  collectionId: 'b'.repeat(24),
  recordType: 1,
  title: 'Moss & stone',
  urlId: 'moss',
  path: '/journal/moss',
  excerpt: 'On <moss>.',
  body: { type: 'doc', content: [] },
  images: [],
  author: 'Ada & Co',
  categories: ['Notes'],
  tags: ['green', 'R&D'],
  publishedAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-09T10:00:00.000Z',
  product: null,
};
const news = (
  items: readonly ItemView[],
  html = '<p>Hello</p>',
  changes: Partial<RssChannel> = {},
) =>
  writeRss({
    title: 'Journal — Studio',
    description: '',
    language: 'en',
    baseUrl: 'https://studio.example',
    path: '/journal',
    selfPath: '/journal?tag=a&format=rss',
    now: new Date('2026-04-01T00:00:00.000Z'),
    items,
    parents: new Map(),
    enclosures: new Map(),
    renderRichText: () => html,
    ...changes,
  });
const channelOf = (text: string): XmlElement => childrenOf(parseXml(text), 'channel')[0]!;
const itemOf = (changes: Partial<ItemView> = {}, html?: string): XmlElement =>
  childrenOf(channelOf(news([{ ...post, ...changes }], html)), 'item')[0]!;

it('contains title, link and language of the collection, and a link to the feed itself', () => {
  const channel = channelOf(news([post]));
  expect(['title', 'link', 'description', 'language'].map((name) => textOf(channel, name))).toEqual(
    ['Journal — Studio', 'https://studio.example/journal', 'Journal — Studio', 'en'],
  );
  expect(textOf(channel, 'lastBuildDate')).toBe('Mon, 09 Mar 2026 10:00:00 GMT');
  expect(childrenOf(channel, 'atom:link')[0]).toMatchObject({
    uri: 'http://www.w3.org/2005/Atom',
    attributes: {
      href: 'https://studio.example/journal?tag=a&format=rss',
      rel: 'self',
      type: 'application/rss+xml',
    },
  });
});

it('has the date of the last publication or edit as build date', () => {
  const builtAt = (...items: readonly Partial<ItemView>[]) =>
    textOf(channelOf(news(items.map((item) => ({ ...post, ...item })))), 'lastBuildDate');
  const [january, march] = ['2026-01-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z'];
  const old = { publishedAt: january, updatedAt: january };
  expect(builtAt(old, { publishedAt: march, updatedAt: january }, old)).toBe(
    'Sun, 01 Mar 2026 10:00:00 GMT',
  );
  expect(
    builtAt(
      { publishedAt: march, updatedAt: january },
      { ...old, updatedAt: '2026-03-20T10:00:00.000Z' },
    ),
  ).toBe('Fri, 20 Mar 2026 10:00:00 GMT');
});

it('uses the update time instead of a future publication date, and otherwise the publication date', () => {
  const dateOf = (changes: Partial<ItemView>) => textOf(itemOf(changes), 'pubDate');
  const updatedAt = '2026-03-20T10:00:00.000Z';
  expect(dateOf({ publishedAt: '2026-05-01T10:00:00.000Z', updatedAt })).toBe(
    'Fri, 20 Mar 2026 10:00:00 GMT',
  );
  expect(dateOf({ publishedAt: '2026-03-01T10:00:00.000Z', updatedAt })).toBe(
    'Sun, 01 Mar 2026 10:00:00 GMT',
  );
});

it('contains the full text, author and categories of an item', () => {
  const item = itemOf();
  const names = ['title', 'link', 'guid', 'pubDate', 'content:encoded', 'dc:creator'];
  expect(names.map((name) => textOf(item, name))).toEqual([
    'Moss & stone',
    'https://studio.example/journal/moss',
    'a'.repeat(24),
    'Sun, 01 Mar 2026 10:00:00 GMT',
    '<p>Hello</p>',
    'Ada & Co',
  ]);
  expect(childrenOf(item, 'category').map(({ text }) => text)).toEqual(['Notes', 'green', 'R&D']);
});

it('names the paths of categories', () => {
  const parents = new Map([['Notes', 'Journal']]);
  const item = childrenOf(channelOf(news([post], '', { parents })), 'item')[0]!;
  const categories = childrenOf(item, 'category').map(({ text }) => text);
  expect(categories).toContain('Journal > Notes');
  expect(categories).not.toContain('Notes');
});

it('encloses the file of an item with its length', () => {
  const file = { url: '/s/1/moss.jpg?format=1500w', contentType: 'image/jpeg', sizeBytes: 4711 };
  const text = news([post, { ...post, id: 'c'.repeat(24) }], '', {
    enclosures: new Map([[post.id, file]]),
  });
  const items = childrenOf(channelOf(text), 'item');
  const enclosures = items.flatMap((item) => childrenOf(item, 'enclosure'));
  expect(enclosures.map(({ attributes }) => attributes)).toEqual([
    {
      type: 'image/jpeg',
      url: 'https://studio.example/s/1/moss.jpg?format=1500w',
      length: '4711',
    },
  ]);
});

describe('a strict parser accepts a feed', () => {
  const odd = `]]>< /title> & ]]> < script>&amp;&lt; "'\u0008\u0000\uFFFE\uD83D👩‍🎨\nsecond line\t— é`;
  const expected = `]]>< /title> & ]]> < script>&amp;&lt; "'\uFFFD👩‍🎨\nsecond line\t— é`;

  it.each([
    ['an author and no body', { body: null }, 'Ada & Co', undefined],
    ['a body and no author', { author: '' }, undefined, '<p>Hello</p>'],
    ['neither', { author: '', body: null, excerpt: '' }, undefined, undefined],
  ])('with %s', (_, changes, author, body) => {
    const item = itemOf(changes);
    expect([textOf(item, 'dc:creator'), textOf(item, 'content:encoded')]).toEqual([author, body]);
    for (const [name, uri] of [
      ['dc:creator', 'http://purl.org/dc/elements/1.1/'],
      ['content:encoded', 'http://purl.org/rss/1.0/modules/content/'],
    ] as const)
      for (const found of childrenOf(item, name)) expect(found.uri).toBe(uri);
  });

  it('with special characters in all texts, unchanged', () => {
    const item = itemOf(
      { title: odd, excerpt: odd, author: odd, categories: [odd], tags: [odd] },
      odd,
    );
    expect(textOf(item, 'title')).toBe(expected);
    expect(textOf(item, 'dc:creator')).toBe(expected);
    expect(textOf(item, 'content:encoded')).toBe(expected);
    expect(childrenOf(item, 'category').map(({ text }) => text)).toEqual([expected, expected]);
    const channel = channelOf(news([], '', { title: odd, description: odd }));
    expect([textOf(channel, 'title'), textOf(channel, 'description')]).toEqual([
      expected,
      expected,
    ]);
  });

  it('without items, and then without a date', () => {
    const channel = channelOf(news([]));
    expect(childrenOf(channel, 'item')).toEqual([]);
    expect(textOf(channel, 'lastBuildDate')).toBeUndefined();
  });

  it('with items without dates', () => {
    const { updatedAt: _updatedAt, ...undated } = { ...post, publishedAt: null };
    const channel = channelOf(news([undated, post]));
    expect(childrenOf(channel, 'item').map((item) => textOf(item, 'pubDate'))).toEqual([
      undefined,
      'Sun, 01 Mar 2026 10:00:00 GMT',
    ]);
    expect(textOf(channel, 'lastBuildDate')).toBe('Mon, 09 Mar 2026 10:00:00 GMT');
  });

  it('with non-ASCII URLs, which are encoded', () => {
    const item = itemOf({ path: '/日誌/苔 & 石' });
    expect(textOf(item, 'link')).toBe(
      'https://studio.example/%E6%97%A5%E8%AA%8C/%E8%8B%94%20&%20%E7%9F%B3',
    );
  });
});

it('writes titles as plain text for readers that parse them as markup', () => {
  const title = '<b>Moss</b> &amp; <img src="a > b" onerror=alert(1)>stone <3';
  const item = itemOf({ title, categories: ['<i>Notes</i>'], tags: [], author: '<u>Ada</u>' });
  expect(textOf(item, 'title')).toBe('Moss &amp; stone <3');
  expect(textOf(item, 'category')).toBe('Notes');
  expect(textOf(item, 'dc:creator')).toBe('Ada');
});

it('describes an item without an excerpt by its text', () => {
  const content = [{ type: 'text' as const, text: 'On <stone>.' }];
  const body: ItemView['body'] = { type: 'doc', content: [{ type: 'paragraph', content }] };
  expect(textOf(itemOf({ excerpt: '', body }), 'description')).toBe('On &lt;stone&gt;.');
});

it('escapes an excerpt, which readers parse as markup', () => {
  expect(textOf(itemOf(), 'description')).toBe('On &lt;moss&gt;.');
  expect(textOf(itemOf({ excerpt: '<img src=x onerror=alert(1)> & more' }), 'description')).toBe(
    '&lt;img src=x onerror=alert(1)&gt; &amp; more',
  );
});

it('removes executable markup from titles, names and categories', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const text = news([{ ...post, title: evil, author: evil, categories: [evil], tags: [evil] }]);
  expect(text).not.toContain('<img');
});

it('is identical until something changes', () => {
  expect(news([post])).toBe(news([post]));
});
