import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const numbers = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 1_000 }, random);
};

it('repeats itself for a seed, and not for another', () => {
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

it('is spread evenly from 0 to below 1', () => {
  const all = numbers(1);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
  expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeCloseTo(0.5, 1);
});
