import { expect, it } from 'vitest';
import { comparisonRow } from './comparison.ts';
import { atMost, equal, timesLess } from './target.ts';

const peer = (value: number) => ({ name: 'other', value });

it('says how many times less than its peer a library costs', () => {
  expect(comparisonRow({ what: 'bytes', ours: 1_000, peer: peer(2_500) })).toEqual([
    'bytes',
    1_000,
    'other',
    2_500,
    2.5,
    '',
    '',
  ]);
});

it('has no ratio to nothing', () => {
  expect(comparisonRow({ what: 'reads', ours: 0, peer: peer(7) })[4]).toBe('∞');
  expect(comparisonRow({ what: 'reads', ours: 0, peer: peer(0) })[4]).toBe('');
  expect(comparisonRow({ what: 'reads', ours: 3 })[4]).toBe('');
});

it.each([
  [1_500, undefined, atMost(1_500), '≤ 1,500', 'yes'],
  [1_501, undefined, atMost(1_500), '≤ 1,500', 'NO'],
  [10, 30, timesLess(3), '≥ 3×', 'yes'],
  [10, 29, timesLess(3), '≥ 3×', 'NO'],
  [0, 1, timesLess(3), '≥ 3×', 'yes'],
  [1.5, 1.5, equal(0), 'the same', 'yes'],
  [1.5, 1.6, equal(0), 'the same', 'NO'],
  [1.5, 1.4, equal(0.2), 'within 0.2', 'yes'],
  [1, undefined, equal(0), 'the same', 'NO'],
  [Number.NaN, undefined, atMost(1), '≤ 1', 'NO'],
])('of %d beside %j, %j is written %s and met: %s', (ours, value, target, text, met) => {
  const row = comparisonRow({
    what: 'figure',
    ours,
    ...(value === undefined ? {} : { peer: peer(value) }),
    target,
  });
  expect(row.slice(5)).toEqual([text, met]);
});
