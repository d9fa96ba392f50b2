import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './checkout-turns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that ends when the test says so, and what has begun of it. */
function controlledWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('runs so many at once and the others in the order in which they came', async () => {
  const { begun, work, end } = controlledWork();
  const turns = createTurns({ running: 2, waiting: 10, waitMs: 1000 });
  const all = ['a', 'b', 'c', 'd'].map((name) => turns.run('shop', work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await vi.advanceTimersByTimeAsync(0);
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('lets no website wait for another', () => {
  const { begun, work } = controlledWork();
  const turns = createTurns({ running: 1, waiting: 10, waitMs: 1000 });
  void turns.run('shop', work('a'));
  void turns.run('cafe', work('b'));
  expect(begun).toEqual(['a', 'b']);
});

it('refuses who waits too long or finds the line full', async () => {
  const { begun, work, end } = controlledWork();
  const turns = createTurns({ running: 1, waiting: 1, waitMs: 1000 });
  void turns.run('shop', work('a'));
  const second = turns.run('shop', work('b'));
  const third = turns.run('shop', work('c'));
  expect(await third).toEqual({ refused: 'unavailable' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await second).toEqual({ refused: 'unavailable' });
  end('a');
  await vi.advanceTimersByTimeAsync(0);
  void turns.run('shop', work('d'));
  expect(begun).toEqual(['a', 'd']);
});

it('goes on after work that failed', async () => {
  const turns = createTurns({ running: 1, waiting: 1, waitMs: 1000 });
  const failed = turns.run('shop', () => Promise.reject(new Error('out')));
  const next = turns.run('shop', async () => 'next');
  await expect(failed).rejects.toThrow('out');
  expect(await next).toBe('next');
});
