import { expect, it } from 'vitest';
import { serverLimits } from './limits.ts';
import { isDecodable, routableUrl } from './routable-url.ts';

it.each([
  ['/', '/'],
  ['/journal?tag=100%', '/journal?tag=100%'],
  ['/%E4%B8%AD', '/%E4%B8%AD'],
  ['/api/rest/cart', '/api/cart'],
  ['/100%', '/100%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%ff/a?b=c', '/%25ff/a'],
  ['/api/%zz', '/api/%25zz'],
  ['/api/rest/%', '/api/%25'],
  [`/${'x'.repeat(serverLimits.urlLength)}`, '/'],
  [`/api/${'x'.repeat(serverLimits.urlLength)}`, '/api/'],
])('rewrites %.40s for the router to %s', (url, expected) => {
  expect(routableUrl(url)).toBe(expected);
  expect(isDecodable(routableUrl(url))).toBe(true);
});
