import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk, type Timer } from './load-chunk.ts';

const setTimer: Timer = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('returns the module and clears its timer', async () => {
  const chunk = { start: () => {} };
  expect(await loadChunk('gallery', async () => chunk, { setTimer })).toBe(chunk);
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects with the module name and the cause when the import fails (LOAD-02)', async () => {
  const cause = new TypeError('Failed to fetch');
  const loading = loadChunk('gallery', () => Promise.reject(cause), { setTimer });
  await expect(loading).rejects.toMatchObject({
    message: 'Unable to load module: gallery',
    cause,
  });
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects like a failed import when the loader throws, and clears its timer', async () => {
  const cause = new TypeError('import is not a function');
  const load = () => {
    throw cause;
  };
  await expect(loadChunk('gallery', load, { setTimer })).rejects.toMatchObject({
    message: 'Unable to load module: gallery',
    cause,
  });
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects with a ChunkLoadError after 120 s and not before (LOAD-03)', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  void loadChunk('gallery', () => new Promise(() => {}), { setTimer }).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const [error] = failed.mock.calls[0] ?? [];
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError' });
});
