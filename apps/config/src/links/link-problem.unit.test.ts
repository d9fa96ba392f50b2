import { expect, it } from 'vitest';
import { samplePage } from '../fake-api/sample.ts';
import { linkProblem } from './link-problem.ts';

const pages = [
  samplePage(1, 'Home', 'home'),
  samplePage(2, 'Visit', 'visit'),
  { ...samplePage(3, 'Shop', 'shop'), kind: 'collection' as const },
];

it.each([
  '/',
  '/visit',
  '/shop/house-blend',
  '/s/menu.pdf',
  '/cart',
  'https://example.com/x',
  '#top',
  '',
])('takes %s', (href) => {
  expect(linkProblem(href, pages)).toBeUndefined();
});

it('takes a path that cannot be decoded for one of no page', () => {
  expect(linkProblem('/100%', pages)).toBe('/100% is not a valid page URL');
});

it('names an address that looks like a page and is none', () => {
  expect(linkProblem('/nowhere', pages)).toBe('/nowhere is not a valid page URL');
});
