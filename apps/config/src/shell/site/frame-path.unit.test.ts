import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameAddress, parseFramePath } from './frame-path.ts';

it.each(['/', '/visit', '/shop/house-blend?view=large', '/a%20b', '/é'])(
  'opens the frame at %s',
  (path) => {
    expect(decodeURI(parseFramePath(path))).toBe(decodeURI(path));
  },
);

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'visit',
  '',
  undefined,
  42,
  `/${'a'.repeat(3000)}`,
])('frames the site’s root for %j (ROUTE-22)', (frameUrl) => {
  expect(parseFramePath(frameUrl)).toBe('/');
});

it.each(['/config', '/config/', '/config/cafe/pages?site=cafe', '/visit/../config/'])(
  'never frames the configuration area: %s (ROUTE-24)',
  (path) => {
    expect(parseFramePath(path)).toBe('/');
  },
);

it('frames a page whose path only begins as that of the configuration area does (ROUTE-24)', () => {
  expect(parseFramePath('/configuration?tab=1')).toBe('/configuration?tab=1');
});

it('never leaves the site, whatever is typed (ROUTE-22)', () => {
  const url = fc.tuple(
    fc.constantFrom('', '/', '//', '\\\\', 'https:', 'https://', 'javascript:'),
    fc.string(),
    fc.constantFrom('', '.example', '@evil.example/', ':80/', '/?next=//evil.example'),
  );
  fc.assert(
    fc.property(url, (parts) => {
      const path = parseFramePath(parts.join(''));
      const address = frameAddress('http://cafe.localhost:4000/?edit=t', path);
      expect(new URL(address).origin).toBe('http://cafe.localhost:4000');
    }),
  );
});

it('keeps the edit token beside the query of the page', () => {
  expect(frameAddress('http://cafe.localhost:4000/?edit=abc', '/shop?page=2')).toBe(
    'http://cafe.localhost:4000/shop?page=2&edit=abc',
  );
});
