import { expect, it, vi } from 'vitest';
import { createDebounce, resizeDebounceMs } from './create-debounce.ts';
import { fakeClock } from './fake-clock.fixture.ts';

it('runs once, 300 ms after the last call by default (UI-03)', () => {
  const { host, pass } = fakeClock();
  const work = vi.fn<() => void>();
  const debounce = createDebounce(work, host);
  debounce.call();
  pass(299);
  debounce.call();
  pass(299);
  expect(work).not.toHaveBeenCalled();
  pass(1);
  expect(work).toHaveBeenCalledOnce();
  pass(1000);
  expect(work).toHaveBeenCalledOnce();
  expect(resizeDebounceMs).toBe(300);
});

it('uses the given delay and does not run after cancel', () => {
  const { host, pass, waiting } = fakeClock();
  const work = vi.fn<() => void>();
  const debounce = createDebounce(work, host, 50);
  debounce.call();
  pass(50);
  expect(work).toHaveBeenCalledOnce();
  debounce.call();
  debounce.cancel();
  expect(waiting()).toBe(0);
});
