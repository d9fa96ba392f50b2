import { blockList } from '@sitewright/blocks/schema';
import { expect, it } from 'vitest';
import { searchBlocks } from './search-blocks.ts';

const found = (search: string) =>
  searchBlocks(blockList, search).flatMap(({ blocks }) => blocks.map(({ name }) => name));

it('returns every block type for an empty search', () => {
  expect(found('').toSorted()).toEqual(blockList.map(({ name }) => name).toSorted());
});

it('finds a block by its name and by other words for it', () => {
  expect(found('BUTT')).toContain('button');
  expect(found('photo')).toContain('image');
  expect(found('xyzzy')).toEqual([]);
});
