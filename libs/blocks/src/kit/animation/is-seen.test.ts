import { expect, it } from 'vitest';
import { isSeen } from './is-seen.ts';

const seen = (isIntersecting: boolean, intersectionRatio: number, height: number) =>
  isSeen({ isIntersecting, intersectionRatio, boundingClientRect: { height } }, 600);

it('returns true for a block when at least half of it is visible', () => {
  expect(seen(true, 0.5, 600)).toBe(true);
  expect(seen(true, 0.49, 600)).toBe(false);
  expect(seen(false, 0, 600)).toBe(false);
});

it('returns true for a block taller than the viewport when any part of it is visible', () => {
  expect(seen(true, 0, 601)).toBe(true);
  expect(seen(false, 0, 601)).toBe(false);
});
