import { expect, it } from 'vitest';
import { readRequestPath } from './read-request-path.ts';

it.each([
  ['/', '/', '/', true],
  ['/journal/opening-night?a=/B', '/journal/opening-night', '/journal/opening-night', true],
  ['/Journal', '/journal', '/journal', false],
  ['/journal/', '/journal', '/journal', false],
  ['/%E9%99%B6', '/陶', '/%E9%99%B6', true],
  ['/%e9%99%b6', '/陶', '/%E9%99%B6', true],
  ['/cafe%CC%81', '/café', '/caf%C3%A9', false],
  // Unencoded UTF-8 bytes, which Node decodes as Latin-1.
  ['/caf\u00c3\u00a9', '/café', '/caf%C3%A9', false],
  ['/100%', '/100%', '/100%25', false],
  ['/order/AbC', '/order/AbC', '/order/AbC', true],
  ['/order//AbC/', '/order/AbC', '/order/AbC', false],
])('parses %s as %s, with the URL path %s', (url, path, urlPath, isCanonical) => {
  expect(readRequestPath({ url })).toEqual({ path, urlPath, isCanonical });
});

it('returns a canonical URL path that is parsed to itself', () => {
  for (const url of ['/JOURNAL//A/', '/%C3%89', '/a%2Fb', '//evil.example', '/100%']) {
    const { urlPath } = readRequestPath({ url });
    expect(readRequestPath({ url: urlPath })).toMatchObject({ urlPath, isCanonical: true });
    expect(urlPath).toMatch(/^\/(?!\/)/);
  }
});
