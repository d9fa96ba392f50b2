import { expect, it } from 'vitest';
import { writeRobotsTxt } from './write-robots-txt.ts';

const baseUrl = 'https://shop.example';
const rulesOf = (isPublic: boolean) =>
  writeRobotsTxt({ isPublic, baseUrl })
    .split('\n')
    .flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);

/** Whether a crawler may fetch a path, by the rules of RFC 9309 that are used here. */
const mayRead = (path: string, isPublic = true) =>
  !rulesOf(isPublic).some((rule) =>
    rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
  );

it.each(['/cart', '/cart?x=1', '/checkout/subscribe', '/api/viewer', '/config', '/account/orders'])(
  'disallows %s',
  (path) => expect(mayRead(path)).toBe(false),
);

it.each(['/', '/shop', '/shop/mug', '/carts-of-wood', '/searching', '/s/1/picture.jpg', '/apis'])(
  'allows %s',
  (path) => expect(mayRead(path)).toBe(true),
);

it('contains the sitemap URL of a public site only', () => {
  expect(writeRobotsTxt({ isPublic: true, baseUrl })).toContain(
    '\nSitemap: https://shop.example/sitemap.xml\n',
  );
  expect(writeRobotsTxt({ isPublic: false, baseUrl })).not.toContain('Sitemap');
});

it('allows pages of a site with noindex, so that crawlers can read it', () => {
  expect(['/', '/shop', '/shop/mug'].map((path) => mayRead(path, false))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/s/1/picture.jpg', '/cart'].map((path) => mayRead(path, false))).toEqual([false, false]);
});
