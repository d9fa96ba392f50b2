import { expect, it, vi } from 'vitest';
import { fakeClock } from './fake-clock.fixture.ts';
import { frameMs, requestFrame } from './request-frame.ts';

it('falls back to a timeout of 16.67 ms without requestAnimationFrame (UI-14)', () => {
  const { host, pass } = fakeClock();
  const draw = vi.fn<() => void>();
  requestFrame(host, draw);
  pass(16.66);
  expect(draw).not.toHaveBeenCalled();
  pass(0.01);
  expect(draw).toHaveBeenCalledOnce();
  expect(frameMs).toBe(16.67);
});

it('cancels the animation frame or the fallback timeout', () => {
  const { host, waiting } = fakeClock();
  const requestAnimationFrame = vi.fn<(callback: () => void) => number>(() => 7);
  const cancelAnimationFrame = vi.fn<(request: number) => void>();
  requestFrame({ ...host, requestAnimationFrame, cancelAnimationFrame }, () => {})();
  expect(cancelAnimationFrame).toHaveBeenCalledWith(7);
  requestFrame(host, () => {})();
  expect(waiting()).toBe(0);
});
