import { expect, it } from 'vitest';
import { sectionUnder } from './section-under.ts';

const extents = [
  { sectionId: 'first', top: 100, bottom: 400 },
  { sectionId: 'second', top: 400, bottom: 420 },
  { sectionId: 'third', top: 500, bottom: 900 },
];

it.each([
  [-50, 'first'],
  [399, 'first'],
  [410, 'second'],
  [440, 'second'],
  [480, 'third'],
  [2000, 'third'],
])('finds the section at %i px, or the nearest one', (y, sectionId) => {
  expect(sectionUnder(extents, y)).toBe(sectionId);
});

it('finds none on an empty page', () => {
  expect(sectionUnder([], 10)).toBeUndefined();
});
