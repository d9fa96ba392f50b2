import { expect, it } from 'vitest';
import { formatCategory, parseCategories } from './category-cell.ts';

it.each([
  ['Mugs, Gifts', [['Mugs'], ['Gifts']]],
  ['Kitchen > Mugs', [['Kitchen', 'Mugs']]],
  ['Kitchen > Mugs > Espresso, Books', [['Kitchen', 'Mugs', 'Espresso'], ['Books']]],
  ['/kitchen, /kitchen/mugs', [['Kitchen'], ['Kitchen', 'Mugs']]],
  ['/coffee-cups/', [['Coffee cups']]],
  ['Age >3, Arts/Crafts', [['Age >3'], ['Arts/Crafts']]],
  [', /', []],
  [String.raw`A \\> B, \\/slug`, [['A > B'], ['/slug']]],
])('reads the categories %j', (cell, paths) => {
  expect(parseCategories(cell)).toEqual(paths);
});

it.each([
  [['Kitchen', 'Mugs'], 'Kitchen > Mugs'],
  [['A > B'], String.raw`A \> B`],
  [[String.raw`A \> B`], String.raw`A \\\> B`],
  [['/slug', '/b'], String.raw`\/slug > /b`],
])('writes the path %j', (path, text) => {
  expect(formatCategory(path)).toBe(text);
});
