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
  const results: (number | null)[] = [];
  const waiting: Promise<unknown>[] = [];
  for (let number = 0; number < calls; number += 1) {
    const counted = servers[number % 2]!.count({ key: 'k', max, windowMs }, at(0)).then(
      (response) => results.push(response),
    );
    if (isAtOnce) waiting.push(counted);
    else await counted;
  }
  await Promise.all(waiting);
  return results.filter((response) => response === null).length;
}

describe('createCallCounter', () => {
  it.each([
    [10, 24],
    [60, 80],
    [120, 150],
    [600, 700],
    [1_200, 1_300],
    [6_000, 6_300],
  ])('allows exactly %i calls across two servers', async (max, calls) => {
    expect(await letThrough(twoServers(), calls, max, false)).toBe(max);
    expect(await letThrough(twoServers(), calls, max, true)).toBe(max);
  });

  it('requests one portion for many calls of a high limit, but each call of a low limit separately', async () => {
    const requested = async (max: number, calls: number) => {
      const nodes = twoServers();
      for (let number = 0; number < calls; number += 1)
        await nodes.servers[0].count({ key: 'k', max, windowMs }, at(0));
      return nodes.record.mock.calls.length;
    };
    expect([
      await requested(60, 30),
      await requested(1_200, 30),
      await requested(6_000, 150),
    ]).toEqual([30, 1, 1]);
  });

  it('rejects without another request to the log until the retry time is over', async () => {
    const { servers, record } = twoServers();
    const [server] = servers;
    const count = (ms: number) => server.count({ key: 'k', max: 1, windowMs }, at(ms));
    expect([await count(0), await count(10)]).toEqual([null, 59_990]);
    expect(record).toHaveBeenCalledTimes(2);
    expect([await count(20), await count(59_999)]).toEqual([59_980, 1]);
    expect(record).toHaveBeenCalledTimes(2);
    expect(await count(60_000)).toBeNull();
  });

  it('discards a reserved portion after half of the window', async () => {
    const { servers, record } = twoServers();
    const count = (ms: number) => servers[0].count({ key: 'k', max: 600, windowMs }, at(ms));
    await count(0);
    await count(29_999);
    expect(record).toHaveBeenCalledTimes(1);
    await count(30_000);
    expect(record).toHaveBeenCalledTimes(2);
  });

  it('counts in memory during a database outage and retries the database after 5 s', async () => {
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

  it('rethrows errors other than database outages', async () => {
    const record = () => Promise.reject(new Error('bug'));
    for (const max of [1, 600]) {
      const counter = createCallCounter({ log: { record }, fallback: createMemoryCallLog() });
      const count = () => counter.count({ key: 'k', max, windowMs }, at(0));
      await expect(count()).rejects.toThrow('bug');
      await expect(count()).rejects.toThrow('bug');
    }
  });
});
