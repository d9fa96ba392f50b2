import { describe, expect, it } from 'vitest';
import { canGoNext, canGoPrevious, isRotating, type GalleryState } from './state.ts';

const at = (index: number, more: Partial<GalleryState> = {}): GalleryState => ({
  index,
  previousIndex: index,
  direction: 1,
  count: 3,
  phase: 'idle',
  loop: false,
  autoplay: 'off',
  pauses: [],
  ...more,
});

describe.each([
  [0, false, true],
  [1, true, true],
  [2, true, false],
])('at slide %i of three', (index, hasPrevious, hasNext) => {
  it('allows previous and next only within the slides without loop', () => {
    expect([canGoPrevious(at(index)), canGoNext(at(index))]).toEqual([hasPrevious, hasNext]);
  });

  it('allows previous and next with loop', () => {
    const state = at(index, { loop: true });
    expect([canGoPrevious(state), canGoNext(state)]).toEqual([true, true]);
  });

  it('rotates in order while there is a next slide, and randomly unless paused', () => {
    expect(isRotating(at(index, { autoplay: 'inOrder' }))).toBe(hasNext);
    expect(isRotating(at(index, { autoplay: 'random' }))).toBe(true);
    expect(isRotating(at(index, { autoplay: 'random', pauses: ['hover'] }))).toBe(false);
  });
});

it('allows neither movement nor rotation with one slide', () => {
  const only = at(0, { count: 1, loop: true, autoplay: 'random' });
  expect([canGoPrevious(only), canGoNext(only), isRotating(only)]).toEqual([false, false, false]);
});
