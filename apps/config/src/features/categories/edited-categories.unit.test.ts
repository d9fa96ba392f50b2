import { expect, it } from 'vitest';
import {
  entriesOf,
  errorsByName,
  findRowErrors,
  parentChoices,
  rowsOf,
  toEdited,
} from './edited-categories.ts';

const categories = [
  { name: 'Espresso', parent: 'Mugs', itemCount: 1, totalItemCount: 1 },
  { name: 'Gifts', parent: null, itemCount: 4, totalItemCount: 4 },
  { name: 'Kitchen', parent: null, itemCount: 0, totalItemCount: 3 },
  { name: 'Mugs', parent: 'Kitchen', itemCount: 2, totalItemCount: 3 },
];
const stored = toEdited({ categories, revision: '1' });
const withParents = (parents: Readonly<Record<string, string>>) => ({
  ...stored,
  parents: { ...stored.parents, ...parents },
});

it('lists the tree with the number of items, and finds categories by their path', () => {
  expect(
    rowsOf(stored, categories).map(({ path, depth, itemCount }) => [path, depth, itemCount]),
  ).toEqual([
    ['Gifts', 0, 4],
    ['Kitchen', 0, 3],
    ['Kitchen > Mugs', 1, 3],
    ['Kitchen > Mugs > Espresso', 2, 1],
  ]);
  expect(rowsOf(stored, categories, 'mugs').map(({ name }) => name)).toEqual(['Mugs', 'Espresso']);
});

it('offers categories above the last level as parents', () => {
  expect(parentChoices(stored).map(({ label }) => label)).toEqual([
    'Top level',
    'Gifts',
    'Kitchen',
    'Kitchen > Mugs',
  ]);
});

it('saves the categories that have a parent, and those without items', () => {
  expect(entriesOf(withParents({ Mugs: '', Gifts: 'Kitchen', Vases: '' }), categories)).toEqual([
    { name: 'Espresso', parent: 'Mugs' },
    { name: 'Gifts', parent: 'Kitchen' },
    { name: 'Kitchen', parent: null },
    { name: 'Vases', parent: null },
  ]);
});

it.each([
  ['a category in itself', { Gifts: 'Gifts' }, ['Gifts']],
  ['a fourth level', { Gifts: 'Espresso' }, ['Gifts']],
  ['categories in each other', { Kitchen: 'Espresso' }, ['Espresso', 'Kitchen', 'Mugs']],
  ['nothing about a new category', { Home: '' }, []],
  ['nothing about a new category in another one', { Tea: 'Kitchen' }, []],
])('reports %s at the row', (_, parents, names) => {
  const edited = withParents(parents);
  expect(Object.keys(findRowErrors(edited)).toSorted()).toEqual(names);
});

it('finds the row of an error of the server', () => {
  const sent = [
    { name: 'Mugs', parent: 'Kitchen' },
    { name: 'Gifts', parent: 'Kitchen' },
  ];
  expect(errorsByName({ 'parents.1.parent': 'No.' }, sent)).toEqual({ Gifts: 'No.' });
});
