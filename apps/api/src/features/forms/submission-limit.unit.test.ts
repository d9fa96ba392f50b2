import { expect, it } from 'vitest';
import { createCallCounter } from './submission-limit.ts';

const takes = (counter: ReturnType<typeof createCallCounter>, key: string, times: number[]) =>
  times.map((at) => counter.take(key, at));

it('lets as many calls through as it should within any window', () => {
  const counter = createCallCounter({ max: 2, windowMs: 1000, maxKeys: 10 });
  expect(takes(counter, 'a', [0, 900, 999, 1000, 1001, 1900, 1901])).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

it('counts each key on its own', () => {
  const counter = createCallCounter({ max: 1, windowMs: 1000, maxKeys: 10 });
  expect([counter.take('a', 0), counter.take('b', 0), counter.take('a', 1)]).toEqual([
    true,
    true,
    false,
  ]);
});

it('forgets the key that was idle longest when there are too many', () => {
  const counter = createCallCounter({ max: 1, windowMs: 1000, maxKeys: 2 });
  counter.take('a', 0);
  counter.take('b', 1);
  counter.take('a', 2);
  counter.take('c', 3);
  expect(counter.take('b', 4)).toBe(true);
  expect(counter.take('c', 5)).toBe(false);
});
