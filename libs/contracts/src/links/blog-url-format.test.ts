import { expect, it } from 'vitest';
import { urlId } from '../entities/primitives.ts';
import { blogSlug, fillBlogUrl, parseBlogUrlFormat } from './blog-url-format.ts';

it('removes leading slashes only (LINK-19)', () => {
  expect(parseBlogUrlFormat('///news/%t/')).toStrictEqual({ format: 'news/%t/' });
});

it('removes all characters except letters, digits, slash, dash and % (LINK-20)', () => {
  expect(parseBlogUrlFormat('my blog!/2-a_é?#%t.')).toStrictEqual({ format: 'myblog/2-a%t' });
});

it('removes slashes that become leading after other characters are removed (LINK-19, LINK-20)', () => {
  expect(parseBlogUrlFormat(' ./%t')).toStrictEqual({ format: '%t' });
});

it('converts the format to lowercase, including tokens (LINK-21)', () => {
  expect(parseBlogUrlFormat('News/%Y/%T')).toStrictEqual({ format: 'news/%y/%t' });
});

it.each([
  ['%x/%t', '%x'],
  ['%t/%1', '%1'],
  ['%t/%', '%'],
  ['%%t', '%%'],
])('rejects %j with the invalid token %j (LINK-22)', (text, invalidToken) => {
  expect(parseBlogUrlFormat(text)).toStrictEqual({ invalidToken });
});

it('replaces the year, month, day and title tokens (LINK-23)', () => {
  const date = { year: 2026, month: 3, day: 7 };

  expect(fillBlogUrl('news/%y/%m/%d/%t', date, 'Hello, World')).toBe('news/2026/03/07/hello-world');
  expect(fillBlogUrl('%y', { ...date, year: 987 }, '')).toBe('0987');
});

it.each([
  ['%y/%m/%d/%t', 'Opening night', '2026/03/07/opening-night'],
  ['%t', 'Opening night', 'opening-night'],
  ['news//%t-/-%y', '陶芸', 'news/陶芸/2026'],
  ['%y%m/%t', '!?', '202603'],
  [
    '%t/%t',
    'word '.repeat(40),
    `${'-word'.repeat(12)}/${'-word'.repeat(12)}`.replaceAll(/(^|\/)-/g, '$1'),
  ],
])('creates a valid slug for the format %s (LINK-23)', (format, title, slug) => {
  const created = blogSlug(format, { year: 2026, month: 3, day: 7 }, title);
  expect(created).toBe(slug);
  expect(urlId.safeParse(created)).toEqual({ success: true, data: created });
});
