import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomOtherIndex } from './random-index.ts';

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('always picks a position other than the current one (GAL-054)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 200 }), fc.nat(), share, (count, seed, random) => {
      const index = seed % count;
      const picked = randomOtherIndex(index, count, random);
      expect(picked).not.toBe(index);
      expect(picked).toBeGreaterThanOrEqual(0);
      expect(picked).toBeLessThan(count);
    }),
  );
});

it('returns the current index when there is only one slide (GAL-054)', () => {
  expect(randomOtherIndex(0, 1, 0.7)).toBe(0);
});

it('picks each other index with equal probability', () => {
  const picked = Array.from({ length: 12 }, (_, n) => randomOtherIndex(1, 4, n / 12));
  expect([0, 2, 3].map((index) => picked.filter((other) => other === index).length)).toEqual([
    4, 4, 4,
  ]);
});
