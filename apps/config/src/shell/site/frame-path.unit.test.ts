import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameAddress, parseFramePath } from './frame-path.ts';

it.each(['/', '/visit', '/shop/house-blend?view=large', '/a%20b', '/é'])(
  'accepts the path %s',
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
])('falls back to the root for %j (ROUTE-22)', (frameUrl) => {
  expect(parseFramePath(frameUrl)).toBe('/');
});

it.each(['/config', '/config/', '/config/cafe/pages?site=cafe', '/visit/../config/'])(
  'falls back to the root for the configuration area: %s (ROUTE-24)',
  (path) => {
    expect(parseFramePath(path)).toBe('/');
  },
);

it('accepts a path that only starts like the configuration area (ROUTE-24)', () => {
  expect(parseFramePath('/configuration?tab=1')).toBe('/configuration?tab=1');
});

it('never produces a URL with a different origin (ROUTE-22)', () => {
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

it('preserves the edit token next to the query of the page', () => {
  expect(frameAddress('http://cafe.localhost:4000/?edit=abc', '/shop?page=2')).toBe(
    'http://cafe.localhost:4000/shop?page=2&edit=abc',
  );
});
