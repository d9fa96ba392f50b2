import { expect, it } from 'vitest';
import { isFiltered, queryOf, readItemsSearch } from './item-filter.ts';

it('reads the filter of a URL, and drops unknown values', () => {
  expect(
    readItemsSearch({ search: 2026, status: 'gone', stock: 'low', type: 'digital', sort: 'title' }),
  ).toEqual({ search: '2026', stock: 'low', type: 'digital', sort: 'title' });
});

it.each([
  [{}, false],
  [{ sort: 'title' }, false],
  [{ search: '  ' }, false],
  [{ search: 'mug' }, true],
  [{ category: 'Cups' }, true],
  [{ type: 'service' }, true],
] as const)('knows whether %o leaves items out', (filter, expected) => {
  expect(isFiltered(filter)).toBe(expected);
});

it('sends what is set', () => {
  expect(queryOf({ search: ' mug ', type: 'digital', status: undefined })).toEqual({
    search: 'mug',
    productType: 'digital',
  });
  expect(queryOf({ search: ' ' })).toEqual({});
});
