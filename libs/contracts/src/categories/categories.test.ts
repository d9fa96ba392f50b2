import { describe, expect, it } from 'vitest';
import { addCategoryPaths } from './add-category-paths.ts';
import { categoriesBelow } from './categories-below.ts';
import { toCategoryParents, type CategoryParent } from './category-parents.ts';
import { categoryPath, formatCategoryPath } from './category-path.ts';
import { createCategoryTree, listCategoryTree } from './category-tree.ts';
import { findParentErrors, type CategoryParentError } from './find-parent-errors.ts';

/** Parents as `name < parent`. */
const entriesOf = (...texts: readonly string[]): CategoryParent[] =>
  texts.map((text) => {
    const [name = '', parent = ''] = text.split(' < ');
    return { name, parent };
  });
const parentsOf = (...texts: readonly string[]) => toCategoryParents(entriesOf(...texts));
const kitchen = parentsOf('Mugs < Kitchen', 'Plates < Kitchen', 'Espresso < Mugs');

describe('the path of a category', () => {
  it('is its name if it has no parent, and begins at the top otherwise', () => {
    expect(categoryPath('Kitchen', kitchen)).toEqual(['Kitchen']);
    expect(formatCategoryPath('Espresso', kitchen)).toBe('Kitchen > Mugs > Espresso');
  });

  it('ends where parents repeat', () => {
    expect(categoryPath('A', parentsOf('A < B', 'B < A'))).toEqual(['B', 'A']);
  });
});

describe('the tree of categories', () => {
  it('lists each category below its parent, in alphabetical order', () => {
    const tree = createCategoryTree(['Plates', 'Espresso', 'Books'], kitchen);
    expect(listCategoryTree(tree)).toEqual([
      { name: 'Books', depth: 0 },
      { name: 'Kitchen', depth: 0 },
      { name: 'Mugs', depth: 1 },
      { name: 'Espresso', depth: 2 },
      { name: 'Plates', depth: 1 },
    ]);
  });

  it('has no branches without one of the requested categories', () => {
    expect(createCategoryTree(['Plates'], kitchen)).toEqual([
      { name: 'Kitchen', children: [{ name: 'Plates', children: [] }] },
    ]);
  });
});

it('finds everything below a category, and the category', () => {
  expect([...categoriesBelow('Kitchen', kitchen)].toSorted()).toEqual([
    'Espresso',
    'Kitchen',
    'Mugs',
    'Plates',
  ]);
  expect([...categoriesBelow('Mugs', kitchen)]).toEqual(['Mugs', 'Espresso']);
  expect([...categoriesBelow('Books', kitchen)]).toEqual(['Books']);
});

describe('the errors of a set of parents', () => {
  const cases: [what: string, texts: string[], errors: [number, CategoryParentError][]][] = [
    ['three levels', ['B < A', 'C < B'], []],
    ['a category in itself', ['A < A'], [[0, 'itself']]],
    [
      'categories in each other',
      ['A < B', 'B < A', 'C < A'],
      [
        [0, 'cycle'],
        [1, 'cycle'],
      ],
    ],
    ['four levels', ['B < A', 'C < B', 'D < C'], [[2, 'tooManyLevels']]],
    ['a name that no item has', ['X < A'], []],
    ['two parents', ['A < B', 'A < C'], [[1, 'repeatedName']]],
  ];
  it.each(cases)('names %s', (_, texts, errors) => {
    expect([...findParentErrors(entriesOf(...texts))]).toEqual(errors);
  });
});

describe('paths that are added', () => {
  it('give their categories their parents', () => {
    expect(addCategoryPaths([['Kitchen', 'Mugs', 'Latte'], ['Books']], kitchen)).toEqual({
      added: [{ name: 'Latte', parent: 'Mugs' }],
      rejected: [],
    });
  });

  it.each([
    ['another parent', ['Home', 'Mugs']],
    ['itself', ['Books', 'Books']],
    ['a place below itself', ['Espresso', 'Kitchen']],
    ['a fourth level', ['Home', 'Kitchen']],
    ['a fourth level below it', ['Espresso', 'Double']],
  ])('do not give a category %s', (_, path) => {
    const [parent = '', name = ''] = path;
    expect(addCategoryPaths([path], kitchen)).toEqual({ added: [], rejected: [{ name, parent }] });
  });
});
