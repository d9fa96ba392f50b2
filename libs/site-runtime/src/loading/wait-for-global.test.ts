import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Timer } from './load-chunk.ts';
import { waitForGlobal } from './wait-for-global.ts';

const setTimer: Timer = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('resolves with the global on the first poll after it is set', async () => {
  let maps: { readonly version: number } | undefined;
  const read = vi.fn<() => typeof maps>(() => maps);
  const found = waitForGlobal('maps', read, { setTimer });
  await vi.advanceTimersByTimeAsync(20);
  maps = { version: 3 };
  await vi.advanceTimersByTimeAsync(10);
  expect(await found).toBe(maps);
  expect(read).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(0);
});

it('polls every 10 ms, and rejects after 100 tries (LOAD-05)', async () => {
  const read = vi.fn<() => undefined>();
  const failed = vi.fn<(error: unknown) => void>();
  void waitForGlobal('maps', read, { setTimer }).catch(failed);
  await vi.advanceTimersByTimeAsync(980);
  expect(read).toHaveBeenCalledTimes(99);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(read).toHaveBeenCalledTimes(100);
  expect(failed.mock.calls[0]?.[0]).toMatchObject({
    message: 'maps was not there after 100 tries.',
  });
  expect(vi.getTimerCount()).toBe(0);
});
