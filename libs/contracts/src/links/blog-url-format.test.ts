import { expect, it } from 'vitest';
import { urlId } from '../entities/primitives.ts';
import { blogSlug, fillBlogUrl, parseBlogUrlFormat } from './blog-url-format.ts';

it('removes leading slashes and no others (LINK-19)', () => {
  expect(parseBlogUrlFormat('///news/%t/')).toStrictEqual({ format: 'news/%t/' });
});

it('removes all but letters, digits, slash, dash and % (LINK-20)', () => {
  expect(parseBlogUrlFormat('my blog!/2-a_é?#%t.')).toStrictEqual({ format: 'myblog/2-a%t' });
});

it('removes slashes that lead once other characters are gone (LINK-19, LINK-20)', () => {
  expect(parseBlogUrlFormat(' ./%t')).toStrictEqual({ format: '%t' });
});

it('is in lower case, tokens included (LINK-21)', () => {
  expect(parseBlogUrlFormat('News/%Y/%T')).toStrictEqual({ format: 'news/%y/%t' });
});

it.each([
  ['%x/%t', '%x'],
  ['%t/%1', '%1'],
  ['%t/%', '%'],
  ['%%t', '%%'],
])('rejects %j for its token %j (LINK-22)', (text, invalidToken) => {
  expect(parseBlogUrlFormat(text)).toStrictEqual({ invalidToken });
});

it('fills year, month, day and title (LINK-23)', () => {
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
])('makes a slug by the format %s (LINK-23)', (format, title, slug) => {
  const made = blogSlug(format, { year: 2026, month: 3, day: 7 }, title);
  expect(made).toBe(slug);
  expect(urlId.safeParse(made)).toEqual({ success: true, data: made });
});
