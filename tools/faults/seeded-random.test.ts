import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const numbers = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 1_000 }, random);
};

it('returns the same numbers for a seed, and others for another seed', () => {
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

it('returns numbers from 0 to below 1 with a mean of 0.5', () => {
  const all = numbers(1);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
  expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeCloseTo(0.5, 1);
});
