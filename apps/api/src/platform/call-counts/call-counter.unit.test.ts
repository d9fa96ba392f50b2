import { describe, expect, it, vi } from 'vitest';
import { DatabaseOutage } from '../database/outage.ts';
import { createCallCounter } from './call-counter.ts';
import type { CallLog } from './call-log.ts';
import { createMemoryCallLog } from './memory-call-log.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 10, 25) + ms);
const windowMs = 60_000;

/** Two servers with one log that answers a little later, as a database does. */
function twoServers() {
  const shared = createMemoryCallLog();
  const record = vi.fn<CallLog['record']>(async (call, now) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return shared.record(call, now);
  });
  const server = () => createCallCounter({ log: { record }, fallback: createMemoryCallLog() });
  return { servers: [server(), server()] as const, record };
}

/** How many of so many calls are let through, in turn by one server and the other. */
async function letThrough(
  { servers }: ReturnType<typeof twoServers>,
  calls: number,
  max: number,
  isAtOnce: boolean,
) {
  const answers: (number | null)[] = [];
  const waiting: Promise<unknown>[] = [];
  for (let number = 0; number < calls; number += 1) {
    const counted = servers[number % 2]!.count({ key: 'k', max, windowMs }, at(0)).then((answer) =>
      answers.push(answer),
    );
    if (isAtOnce) waiting.push(counted);
    else await counted;
  }
  await Promise.all(waiting);
  return answers.filter((answer) => answer === null).length;
}

describe('the counter of calls', () => {
  it.each([
    [10, 24],
    [60, 80],
    [120, 150],
    [600, 700],
    [1_200, 1_300],
    [6_000, 6_300],
  ])('of a limit of %i lets exactly that many through, over two servers', async (max, calls) => {
    expect(await letThrough(twoServers(), calls, max, false)).toBe(max);
    expect(await letThrough(twoServers(), calls, max, true)).toBe(max);
  });

  it('asks once for many calls of a large limit, and for each of a small one', async () => {
    const asked = async (max: number, calls: number) => {
      const nodes = twoServers();
      for (let number = 0; number < calls; number += 1)
        await nodes.servers[0].count({ key: 'k', max, windowMs }, at(0));
      return nodes.record.mock.calls.length;
    };
    expect([await asked(60, 30), await asked(1_200, 30), await asked(6_000, 150)]).toEqual([
      30, 1, 1,
    ]);
  });

  it('rejects without a question until the time that was named', async () => {
    const { servers, record } = twoServers();
    const [server] = servers;
    const count = (ms: number) => server.count({ key: 'k', max: 1, windowMs }, at(ms));
    expect([await count(0), await count(10)]).toEqual([null, 59_990]);
    expect(record).toHaveBeenCalledTimes(2);
    expect([await count(20), await count(59_999)]).toEqual([59_980, 1]);
    expect(record).toHaveBeenCalledTimes(2);
    expect(await count(60_000)).toBeNull();
  });

  it('keeps no portion that was taken long ago', async () => {
    const { servers, record } = twoServers();
    const count = (ms: number) => servers[0].count({ key: 'k', max: 600, windowMs }, at(ms));
    await count(0);
    await count(29_999);
    expect(record).toHaveBeenCalledTimes(1);
    await count(30_000);
    expect(record).toHaveBeenCalledTimes(2);
  });

  it('goes on counting by itself while the database is away, and leaves it alone for a while', async () => {
    const time = { now: 0 };
    const record = vi.fn<CallLog['record']>(async () => {
      throw new DatabaseOutage('databaseUnavailable');
    });
    const counter = createCallCounter({
      log: { record },
      fallback: createMemoryCallLog(),
      clock: () => time.now,
    });
    const count = () => counter.count({ key: 'k', max: 2, windowMs }, at(0));
    expect([await count(), await count(), await count()]).toEqual([null, null, windowMs]);
    expect(record).toHaveBeenCalledTimes(1);
    time.now = 5_000;
    await counter.count({ key: 'other', max: 2, windowMs }, at(0));
    expect(record).toHaveBeenCalledTimes(2);
  });

  it('does not hide a bug', async () => {
    const record = () => Promise.reject(new Error('bug'));
    for (const max of [1, 600]) {
      const counter = createCallCounter({ log: { record }, fallback: createMemoryCallLog() });
      const count = () => counter.count({ key: 'k', max, windowMs }, at(0));
      await expect(count()).rejects.toThrow('bug');
      await expect(count()).rejects.toThrow('bug');
    }
  });
});
