import { expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { countCall, type LimitedCall } from './count-call.ts';

/** A server: calls are counted for its database. */
const server = () => ({ database: {} }) as Pick<Services, 'database'>;
const limit = { max: 2, windowMs: 1000 };

async function waits(of: ReturnType<typeof server>, calls: readonly (readonly [string, number])[]) {
  const answers: (number | null)[] = [];
  for (const [key, at] of calls)
    answers.push(await countCall(of, { ...limit, key } satisfies LimitedCall, new Date(at)));
  return answers;
}

it('lets as many calls through as it may within any window, and names the time to wait', async () => {
  const times = [0, 900, 999, 1000, 1001, 1900, 1901];
  expect(
    await waits(
      server(),
      times.map((at) => ['a', at]),
    ),
  ).toEqual([null, null, 1, null, 899, null, 99]);
});

it('counts each key by itself, and each server', async () => {
  const one = server();
  const calls = [
    ['a', 0],
    ['a', 0],
    ['b', 0],
    ['a', 1],
  ] as const;
  expect(await waits(one, calls)).toEqual([null, null, null, 999]);
  expect(await waits(server(), [['a', 2]])).toEqual([null]);
});
