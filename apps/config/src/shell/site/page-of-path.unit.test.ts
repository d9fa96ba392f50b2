import { expect, it } from 'vitest';
import { samplePage } from '../../fake-api/sample.ts';
import { pageOfPath, pathOfPage } from './page-of-path.ts';

const home = samplePage(1, 'Home', 'home');
const visit = samplePage(2, 'Visit', 'visit');
const shop = { ...samplePage(3, 'Shop', 'shop'), kind: 'collection' as const };
const prints = { ...samplePage(4, 'Prints', 'shop/prints'), kind: 'collection' as const };
const bowls = samplePage(5, '器', '器');
const pages = [home, visit, shop, prints, bowls];

it.each([
  ['/', home],
  ['/home', home],
  ['/visit', visit],
  ['/visit/', visit],
  ['/visit?ref=1', visit],
  ['/shop/house-blend', shop],
  ['/Shop//House-Blend', shop],
  ['/shop/prints/moss', prints],
  ['/%E5%99%A8', bowls],
  ['/%e5%99%a8/', bowls],
  ['/器', bowls],
  ['/nothing', undefined],
  ['/100%', undefined],
  ['/visit/more', undefined],
])('finds the page of %s', (path, page) => {
  expect(pageOfPath(pages, path)).toBe(page);
});

it('returns the root as the path of the homepage', () => {
  expect([home, visit, bowls].map(pathOfPage)).toEqual(['/', '/visit', '/%E5%99%A8']);
});
