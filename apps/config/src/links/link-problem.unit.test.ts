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
])('accepts %s', (href) => {
  expect(linkProblem(href, pages)).toBeUndefined();
});

it('rejects a path that cannot be decoded', () => {
  expect(linkProblem('/100%', pages)).toBe('/100% is not a valid page URL');
});

it('rejects a path that matches no page', () => {
  expect(linkProblem('/nowhere', pages)).toBe('/nowhere is not a valid page URL');
});
