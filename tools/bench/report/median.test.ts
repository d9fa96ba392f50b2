import { expect, it } from 'vitest';
import { median } from './median.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('returns for %j the median %d', (values, expected) => expect(median(values)).toBe(expected));
