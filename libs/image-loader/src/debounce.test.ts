import { expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

it('calls the action once, 100 ms after the last call (IMG-29)', () => {
  vi.useFakeTimers();
  const action = vi.fn<() => void>();
  const call = debounce(action, {
    setTimeout: (callback, delayMs) => Number(setTimeout(callback, delayMs)),
    clearTimeout: (timer) => clearTimeout(timer),
  });
  call();
  vi.advanceTimersByTime(99);
  call();
  vi.advanceTimersByTime(99);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
