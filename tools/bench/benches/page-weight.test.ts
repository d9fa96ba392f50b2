import { expect, it } from 'vitest';
import type { DemoPage } from '../site/demo-pages.ts';
import { findRecorderErrors, findScriptErrors } from './page-weight.ts';

const page: DemoPage = {
  host: 'shop.localhost:4000',
  site: 'shop',
  path: '/care',
  status: 200,
  kind: 'page',
  islands: [],
  isLively: false,
  cookies: {},
};

it.each([
  ['that waits to be touched', page, 6_000],
  ['on which something runs', { ...page, isLively: true }, 26_000],
  ['of the cart', { ...page, isLively: true, kind: 'cart' }, 85_000],
])('a page %s has an error only above its script budget', (_, found, budget) => {
  expect(findScriptErrors(found, budget)).toEqual([]);
  expect(findScriptErrors(found, budget + 1)).toEqual([
    `shop/care has ${budget + 1} bytes of scripts, of ${budget}.`,
  ]);
});

it('has an error for recorders only above their own budget', () => {
  expect(findRecorderErrors(page, 5_000)).toEqual([]);
  expect(findRecorderErrors(page, 5_001)).toEqual([
    'shop/care has 5001 bytes of recorders, of 5000.',
  ]);
});
