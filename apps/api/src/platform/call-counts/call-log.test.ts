import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../database/index.ts';
import { openTestDatabase, testEngines } from '../database/test-database.ts';
import type { CallLog } from './call-log.ts';
import { createDatabaseCallLog } from './database-call-log.ts';
import { createMemoryCallLog } from './memory-call-log.ts';

const secret = 's'.repeat(32);
const granted = { granted: 1 };
const at = (ms: number) => new Date(Date.UTC(2026, 10, 25) + ms);

describe.each(['memory', ...testEngines()])('the call log on %s', (place) => {
  let database: OpenedDatabase | undefined;
  let log: CallLog;
  beforeAll(async () => {
    if (place === 'memory') log = createMemoryCallLog();
    else {
      database = await openTestDatabase(place as ReturnType<typeof testEngines>[number]);
      log = createDatabaseCallLog(database, secret);
    }
  });
  afterAll(() => database?.close());

  it.each([
    {
      title: 'as many as the limit within any window, and no more',
      max: 2,
      calls: [
        [0, null],
        [900, null],
        [999, 1],
        [1_000, null],
        [1_001, 899],
        [1_900, null],
        [1_901, 99],
        [9_000, null],
      ],
    },
    {
      title: 'one at a time when that is the limit',
      max: 1,
      calls: [
        [0, null],
        [1, 999],
        [999, 1],
        [1_000, null],
        [1_500, 500],
      ],
    },
    {
      title: 'a rejected one does not count',
      max: 1,
      calls: [
        [0, null],
        [500, 500],
        [600, 400],
        [1_000, null],
      ],
    },
  ] as const)('$title', async ({ title, max, calls }) => {
    for (const [ms, retryMs] of calls)
      expect([ms, await log.record({ key: title, max, windowMs: 1_000 }, at(ms))]).toEqual([
        ms,
        retryMs === null ? granted : { retryMs },
      ]);
  });

  it('counts each key separately', async () => {
    const record = (key: string) => log.record({ key, max: 1, windowMs: 1_000 }, at(0));
    expect([await record('a'), await record('b'), await record('a')]).toEqual([
      granted,
      granted,
      { retryMs: 1_000 },
    ]);
  });

  it('applies windows of different lengths to the same key', async () => {
    const record = (windowMs: number, ms: number) =>
      log.record({ key: 'windows', max: 2, windowMs }, at(ms));
    expect([await record(1_000, 0), await record(1_000, 900), await record(10_000, 950)]).toEqual([
      granted,
      granted,
      { retryMs: 9_050 },
    ]);
  });

  it('grants exactly the limit to concurrent calls', async () => {
    const results = await Promise.all(
      Array.from({ length: 24 }, () =>
        log.record({ key: 'at once', max: 10, windowMs: 60_000 }, at(0)),
      ),
    );
    expect(results.filter((response) => 'granted' in response)).toHaveLength(10);
    expect(results.filter((response) => 'retryMs' in response)).toEqual(
      Array.from({ length: 14 }, () => ({ retryMs: 60_000 })),
    );
  });

  it('answers each of many keys that are recorded together, whether its limit is reached or not', async () => {
    const record = (key: string) => log.record({ key, max: 1, windowMs: 1_000 }, at(0));
    await record('together 1');
    const keys = ['together 0', 'together 1', 'together 2', 'together 0'];
    expect(await Promise.all(keys.map(record))).toEqual([
      granted,
      { retryMs: 1_000 },
      granted,
      { retryMs: 1_000 },
    ]);
  });

  it('grants decreasing portions until the limit is reached', async () => {
    const record = (ms: number) =>
      log.record({ key: 'portions', max: 600, windowMs: 1_000 }, at(ms));
    const grants: number[] = [];
    for (;;) {
      const result = await record(0);
      if ('retryMs' in result) break;
      grants.push(result.granted);
    }
    expect([grants[0], grants.at(-1), grants.reduce((sum, one) => sum + one, 0)]).toEqual([
      16, 1, 600,
    ]);
    expect(grants).toEqual(grants.toSorted((one, other) => other - one));
    expect(await record(1_000)).toEqual({ granted: 16 });
  });

  it('removes expired rows and does not store keys in plain text', async () => {
    if (database === undefined) return expect(place).toBe('memory');
    for (let number = 0; number < 30; number += 1)
      await log.record(
        { key: `192.0.2.${number}`, max: 5, windowMs: 1_000 },
        at(100_000 + number * 400),
      );
    const { rows } = await database.execute(
      "select count(*)::int as rows, bool_or(encode(key_hash, 'escape') like '%192.0%') as named from call_counts",
    );
    expect(rows).toEqual([{ rows: expect.any(Number) as number, named: false }]);
    expect(Number(rows[0]?.['rows'])).toBeLessThan(10);
  });
});

it('records calls of different keys that arrive together in one transaction', async () => {
  const [engine] = testEngines();
  if (engine === undefined) throw new Error('No database is tested.');
  const database = await openTestDatabase(engine);
  try {
    const log = createDatabaseCallLog(database, secret);
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        log.record({ key: `${number}`, max: 1_200, windowMs: 1_000 }, at(0)),
      ),
    );
    const { rows } = await database.execute(
      'select count(*)::int as keys, count(distinct xmin::text)::int as transactions from call_counts',
    );
    expect(rows).toEqual([{ keys: 20, transactions: 1 }]);
  } finally {
    await database.close();
  }
});

it('evicts the least recently used key of the in-memory log when it is full', async () => {
  const log = createMemoryCallLog(2);
  const record = (key: string, ms: number) => log.record({ key, max: 1, windowMs: 1_000 }, at(ms));
  for (const [key, ms] of [
    ['a', 0],
    ['b', 1],
    ['a', 2],
    ['c', 3],
  ] as const)
    await record(key, ms);
  expect([await record('b', 4), await record('c', 5)]).toEqual([granted, { retryMs: 998 }]);
});
