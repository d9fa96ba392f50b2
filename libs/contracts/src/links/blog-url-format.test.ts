import { expect, it } from 'vitest';
import { fillBlogUrl, parseBlogUrlFormat } from './blog-url-format.ts';

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
])('refuses %j for its token %j (LINK-22)', (text, refusedToken) => {
  expect(parseBlogUrlFormat(text)).toStrictEqual({ refusedToken });
});

it('fills year, month, day and title (LINK-23)', () => {
  const date = { year: 2026, month: 3, day: 7 };

  expect(fillBlogUrl('news/%y/%m/%d/%t', date, 'Hello, World')).toBe('news/2026/03/07/hello-world');
  expect(fillBlogUrl('%y', { ...date, year: 987 }, '')).toBe('0987');
});
