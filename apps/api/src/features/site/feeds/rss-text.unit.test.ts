import type { ItemView } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { rssText } from './rss-text.ts';

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
const text = (changes: Partial<ItemView> = {}, html = '<p>Hello</p>') =>
  rssText({
    title: 'Journal — Studio',
    description: '',
    language: 'en',
    baseUrl: 'https://studio.example',
    path: '/journal',
    query: 'tag=a&format=rss',
    items: [{ ...post, ...changes }],
    renderRichText: () => html,
  });

it('encloses the film of an item instead of its picture', async () => {
  const images = [{ url: '/s/1/moss.jpg', contentType: 'image/png' } as never];
  const file = { url: '/s/2/film.mp4', contentType: 'video/mp4' } as never;
  const rss = await text({ images, video: { source: 'file', file } });
  expect(rss).toContain('type="video/mp4" url="https://studio.example/s/2/film.mp4"');
  expect(rss).not.toContain('moss.jpg');
});

it('tells of an item with its whole text, its author and its categories', async () => {
  const picture = { url: '/s/1/moss.jpg', contentType: 'image/png' };
  const rss = await text({ images: [picture as never] });
  for (const part of [
    '<title>Journal — Studio</title>',
    '<link>https://studio.example/journal</link>',
    'href="https://studio.example/journal?tag=a&amp;format=rss" rel="self"',
    '<link>https://studio.example/journal/moss</link>',
    `<guid isPermaLink="false">${'a'.repeat(24)}</guid>`,
    '<pubDate>Sun, 01 Mar 2026 10:00:00 GMT</pubDate>',
    '<content:encoded><![CDATA[<p>Hello</p>]]></content:encoded>',
    '<dc:creator>Ada &amp; Co</dc:creator>',
    '<category>Notes</category>',
    '<category>R&amp;D</category>',
    'type="image/jpeg" url="https://studio.example/s/1/moss.jpg?format=1500w"',
  ])
    expect(rss).toContain(part);
});

it('lets nothing out of its element', async () => {
  const evil = ']]></title><script>&\u0008\u0000';
  const rss = await text({ title: evil, excerpt: evil, author: evil, categories: [evil] }, evil);
  expect(rss.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toContain('<script>');
  // oxlint-disable-next-line no-control-regex -- they are what must not be there
  expect(rss).not.toMatch(/[\u0000-\u0008]/);
});

it('has titles in plain text, for readers that take them as markup', async () => {
  const title = '<b>Moss</b> &amp; <img src="a > b" onerror=alert(1)>stone <3';
  const rss = await text({ title, categories: ['<i>Notes</i>'], author: '<u>Ada</u>' });
  expect(rss).toContain('<title><![CDATA[Moss &amp; stone <3]]></title>');
  expect(rss).toContain('<category>Notes</category>');
  expect(rss).toContain('<dc:creator>Ada</dc:creator>');
  expect(rss).not.toMatch(/<(?:b|i|u|img)\b/);
});

it('gives a sentence as text where readers expect markup', async () => {
  expect(await text()).toContain('<description><![CDATA[On &lt;moss&gt;.]]></description>');
  expect(await text({ excerpt: '<img src=x onerror=alert(1)> & more' })).toContain(
    '<![CDATA[&lt;img src=x onerror=alert(1)&gt; &amp; more]]>',
  );
});

it('is the same each time until something changes', async () => {
  expect(await text()).toBe(await text());
  const empty = await rssText({
    title: 'a',
    description: 'b',
    language: 'en',
    baseUrl: 'https://studio.example',
    path: '/',
    query: 'format=rss',
    items: [],
    renderRichText: () => '',
  });
  expect(empty).toContain('<lastBuildDate>Thu, 01 Jan 1970 00:00:00 GMT</lastBuildDate>');
});
