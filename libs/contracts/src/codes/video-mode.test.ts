import { expect, it } from 'vitest';
import { isVideoMode, toVideoMode } from './video-mode.ts';

it('accepts only none, fit, fill and null (VIDEO-14)', () => {
  expect(['none', 'fit', 'fill', null].every(isVideoMode)).toBe(true);
  expect(['', 'cover', 'FIT', 0, undefined, {}].some(isVideoMode)).toBe(false);
});

it('defaults to none for null (VIDEO-14)', () => {
  expect(toVideoMode(null)).toBe('none');
  expect(toVideoMode('fill')).toBe('fill');
});
