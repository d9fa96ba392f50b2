import { describe, expect, it } from 'vitest';
import { pageName, pageTypes, runsByItself, type DemoPage } from './demo-pages.ts';

const page = (path: string, changes: Partial<DemoPage> = {}): DemoPage => ({
  host: 'shop.localhost:4000',
  site: 'shop',
  path,
  status: 200,
  kind: 'page',
  islands: [],
  isLively: false,
  cookies: {},
  ...changes,
});

describe('pageTypes', () => {
  it('returns the first page of each site, kind and set of islands', () => {
    const different = [
      page('/'),
      page('/gallery', { islands: ['gallery', 'form'] }),
      page('/item', { kind: 'item' }),
      page('/', { site: 'cafe' }),
    ];
    const alike = [page('/about'), page('/more', { islands: ['form', 'gallery'] })];
    expect(pageTypes([...different, ...alike])).toEqual(different);
  });
});

it.each([
  ['<html lang="en"><p>Words</p>', false],
  ['<nav data-island="header" data-island-when="touch">', false],
  ['<nav data-island-when="touch" data-island="header">', false],
  ['<nav data-island="header" data-island-when="touch"><p data-island="form">', true],
  ['<p data-island="form" data-island-when="visible">', true],
  ['<html lang="en" data-motion="fade">', true],
  ['<a href="/" data-tracked="">', true],
])('runsByItself of %s is %s', (html, isLively) => {
  expect(runsByItself(html)).toBe(isLively);
});

it('names a page by site and path, and marks a filled cart', () => {
  expect(pageName(page('/cart'))).toBe('shop/cart');
  expect(pageName(page('/cart', { cookies: { sw_cart: 'x' } }))).toBe('shop/cart (filled)');
});
