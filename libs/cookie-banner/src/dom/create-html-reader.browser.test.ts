import { expect, it } from 'vitest';
import { parseBannerText } from '../markup/index.ts';
import { createHtmlReader } from './create-html-reader.ts';

const readHtml = createHtmlReader(new DOMParser());

it('parses elements, attributes and text, and ignores comments', () => {
  expect(readHtml('<P Title="a &gt; b">x<!-- no --><BR>&amp;</P>y')).toEqual([
    {
      tag: 'p',
      attributes: { title: 'a > b' },
      children: ['x', { tag: 'br', attributes: {}, children: [] }, '&'],
    },
    'y',
  ]);
});

it('returns banner text without event handlers and disallowed elements', () => {
  const html = '<a title="a > b" href="/x" onclick="no()">More</a><img src=x onerror="no()">';
  expect(parseBannerText(html, readHtml)).toEqual([
    { tag: 'a', attributes: { href: '/x' }, children: ['More'] },
  ]);
});
