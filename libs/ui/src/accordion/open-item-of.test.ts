import { expect, it } from 'vitest';
import { openItemOf } from './open-item-of.ts';

it.each([
  ['#accordionItems/0', 0],
  ['#accordionItems/12', 12],
  ['#accordionItemDescription', 0],
  ['#accordionItems/x', -1],
  ['#contact', -1],
  ['', -1],
])('maps the hash %j to item %s', (hash, item) => {
  expect(openItemOf(hash)).toBe(item);
});
