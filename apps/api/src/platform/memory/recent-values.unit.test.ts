import { expect, it } from 'vitest';
import { createRecentValues } from './recent-values.ts';

it('lets the longest unused value go', () => {
  const values = createRecentValues<number>(2);
  values.set('a', 1);
  values.set('b', 2);
  values.get('a');
  values.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => values.get(key))).toEqual([1, undefined, 3]);
});

it('replaces the value of a key and lets none go for it', () => {
  const values = createRecentValues<number>(2);
  values.set('a', 1);
  values.set('b', 2);
  values.set('a', 3);
  expect(['a', 'b'].map((key) => values.get(key))).toEqual([3, 2]);
});
