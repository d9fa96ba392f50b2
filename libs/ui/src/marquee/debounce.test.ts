import { expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

it('schedules one layout after 1000 ms for several changes and can be canceled (MARQ-09)', () => {
  const waiting = new Map<() => void, number>();
  const work = vi.fn<() => void>();
  const { ask, cancel } = debounce(work, (callback, delayMs) => {
    const run = () => callback();
    waiting.set(run, delayMs);
    return () => waiting.delete(run);
  });
  ask();
  ask();
  ask();
  expect([...waiting.values()]).toStrictEqual([1000]);
  for (const run of waiting.keys()) run();
  expect(work).toHaveBeenCalledOnce();

  waiting.clear();
  ask();
  cancel();
  expect(waiting.size).toBe(0);
});
