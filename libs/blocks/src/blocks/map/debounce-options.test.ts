import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleMapOptions } from '../../kit/testing/sample-map.ts';
import { debounceOptions } from './debounce-options.ts';
import type { MapOptions } from './map-library.ts';

const withStyle = (style: MapOptions['style']): MapOptions => ({ ...sampleMapOptions, style });

/** Fake timers with the interface of a window. */
const host = {
  setTimeout: (callback: () => void, ms: number) => Number(globalThis.setTimeout(callback, ms)),
  clearTimeout: (timer: number | undefined) => globalThis.clearTimeout(timer),
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('debounces option changes by 60 ms and applies only the last (MAP-20)', () => {
  const apply = vi.fn<(options: MapOptions) => void>();
  const gathered = debounceOptions(apply, host);
  gathered.set(withStyle('Grayscale'));
  vi.advanceTimersByTime(59);
  gathered.set(withStyle('Satellite'));
  vi.advanceTimersByTime(59);
  expect(apply).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(apply.mock.calls).toStrictEqual([[withStyle('Satellite')]]);
});

it('does not apply pending options after cancel', () => {
  const apply = vi.fn<(options: MapOptions) => void>();
  const gathered = debounceOptions(apply, host);
  gathered.set(withStyle('Grayscale'));
  gathered.cancel();
  vi.advanceTimersByTime(100);
  expect(apply).not.toHaveBeenCalled();
});
