import { expect, it } from 'vitest';
import { samplePage } from '../../fake-api/sample.ts';
import { pageOfPath, pathOfPage } from './page-of-path.ts';

const home = samplePage(1, 'Home', 'home');
const visit = samplePage(2, 'Visit', 'visit');
const shop = { ...samplePage(3, 'Shop', 'shop'), kind: 'collection' as const };
const pages = [home, visit, shop];

it.each([
  ['/', home],
  ['/home', home],
  ['/visit', visit],
  ['/visit/', visit],
  ['/visit?ref=1', visit],
  ['/shop/house-blend', shop],
  ['/nothing', undefined],
  ['/100%', undefined],
  ['/visit/more', undefined],
])('finds the page of %s', (path, page) => {
  expect(pageOfPath(pages, path)).toBe(page);
});

it('gives the homepage the root', () => {
  expect([home, visit].map(pathOfPage)).toEqual(['/', '/visit']);
});
