import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { videoDefaults } from './options.ts';
import { createResizeHold, playerSize, type BoxSize } from './resize-hold.ts';

const wide = (width: number): BoxSize => ({ width, height: width / 2 });

/** The history of a player's size as text. */
function watch() {
  const log: string[] = [];
  const player = createResizeHold({
    hold: ({ width }, scale) => log.push(`${width} × ${scale}`),
    release: () => log.push('free'),
  });
  const since = () => log.splice(0);
  return { ...player, since };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('scales a player until its box has had the same size for 1000 ms (VIDEO-18)', () => {
  expect(videoDefaults.resizeTimeoutMs).toBe(1000);
  const { measured, since } = watch();
  measured(wide(400));
  expect(since()).toEqual(['free']);
  measured(wide(500));
  vi.advanceTimersByTime(999);
  measured(wide(800));
  vi.advanceTimersByTime(999);
  expect(since()).toEqual(['400 × 1.25', '400 × 2']);
  vi.advanceTimersByTime(1);
  expect(since()).toEqual(['free']);
  // From here on it has its new size.
  measured(wide(400));
  expect(since()).toEqual(['800 × 0.5']);
});

it('scales a player to fit when the aspect ratio of its box changes', () => {
  const { measured, since } = watch();
  measured({ width: 400, height: 200 });
  measured({ width: 800, height: 100 });
  expect(since()).toEqual(['free', '400 × 0.5']);
});

it('resizes a player immediately when its box is shown or hidden', () => {
  const { measured, since } = watch();
  for (const width of [0, 400, 0, 800]) measured(wide(width));
  expect(since()).toEqual(['free', 'free', 'free', 'free']);
});

it('releases the size on destroy and runs no pending timer', () => {
  const { measured, destroy, since } = watch();
  measured(wide(400));
  measured(wide(800));
  since();
  destroy();
  vi.runAllTimers();
  expect(since()).toEqual(['free']);
});

it.each([
  ['fit', { width: 400, height: 300 }, { width: 400, height: 300 }],
  ['none', { width: 400, height: 300 }, { width: 400, height: 300 }],
  ['fill', { width: 400, height: 300 }, { width: 600, height: 300 }],
  ['fill', { width: 800, height: 300 }, { width: 800, height: 400 }],
] as const)('playerSize in mode %s for a box of %o returns %o', (mode, box, size) => {
  expect(playerSize(box, mode, 2)).toEqual(size);
});
