import { expect, it } from 'vitest';
import { isVideoMode, toVideoMode } from './video-mode.ts';

it('is none, fit, fill or null and nothing else (VIDEO-14)', () => {
  expect(['none', 'fit', 'fill', null].every(isVideoMode)).toBe(true);
  expect(['', 'cover', 'FIT', 0, undefined, {}].some(isVideoMode)).toBe(false);
});

it('behaves as none where it is not set (VIDEO-14)', () => {
  expect(toVideoMode(null)).toBe('none');
  expect(toVideoMode('fill')).toBe('fill');
});
