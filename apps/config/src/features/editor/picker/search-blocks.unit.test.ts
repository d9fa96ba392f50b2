import { blockList } from '@sitewright/blocks/schema';
import { expect, it } from 'vitest';
import { searchBlocks } from './search-blocks.ts';

const found = (search: string) =>
  searchBlocks(blockList, search).flatMap(({ blocks }) => blocks.map(({ name }) => name));

it('offers every block kind while nothing is searched for', () => {
  expect(found('').toSorted()).toEqual(blockList.map(({ name }) => name).toSorted());
});

it('finds a block by its name and by other words for it', () => {
  expect(found('BUTT')).toContain('button');
  expect(found('photo')).toContain('image');
  expect(found('xyzzy')).toEqual([]);
});
