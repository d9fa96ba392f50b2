import { expect, it } from 'vitest';
import { comparisonRow } from './comparison.ts';
import { atMost, equal, timesLess } from './target.ts';

const peer = (value: number) => ({ name: 'other', value });

it('returns a row with the ratio of the peer’s value to ours', () => {
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

it('has ratio ∞ when only our value is 0, and no ratio without a positive peer value', () => {
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
])(
  'returns for %d, peer %j and target %j the target text %s and met: %s',
  (ours, value, target, text, met) => {
    const row = comparisonRow({
      what: 'figure',
      ours,
      ...(value === undefined ? {} : { peer: peer(value) }),
      target,
    });
    expect(row.slice(5)).toEqual([text, met]);
  },
);
