import { describe, expect, it, vi } from 'vitest';
import { createLookupCache } from './lookup-cache.ts';

function createCache(maxEntries?: number) {
  const time = { now: 0 };
  const known = createLookupCache<{ readonly text: string }>({
    now: () => time.now,
    ttlMs: 100,
    ...(maxEntries === undefined ? {} : { maxEntries }),
  });
  return { time, known };
}
const find = (text: string) => vi.fn(async () => ({ text }));

describe('createLookupCache', () => {
  it('requests a value once for concurrent callers and until it expires', async () => {
    const { known, time } = createCache();
    const look = find('a');
    const [one, other] = await Promise.all([known.get('x', look), known.get('x', look)]);
    expect(one).toBe(other);
    time.now = 99;
    await known.get('x', look);
    expect(look).toHaveBeenCalledTimes(1);
    time.now = 100;
    await known.get('x', look);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('peek returns a value synchronously until it expires', async () => {
    const { known, time } = createCache();
    const asked = known.get('x', find('a'));
    expect(known.peek('x')).toBeUndefined();
    const result = await asked;
    expect(known.peek('x')).toBe(result);
    time.now = 100;
    expect(known.peek('x')).toBeUndefined();
  });

  it('returns the same object while a new value is equal', async () => {
    const { known, time } = createCache();
    const first = await known.get('x', find('a'));
    time.now = 100;
    expect(await known.get('x', find('a'))).toBe(first);
    time.now = 200;
    expect(await known.get('x', find('b'))).toEqual({ text: 'b' });
    expect(known.peek('x')).toEqual({ text: 'b' });
  });

  it('forget triggers a new request and ignores the result of an earlier one', async () => {
    const { known } = createCache();
    const late = Promise.withResolvers<{ text: string }>();
    const old = known.get('x', () => late.promise);
    known.forget('x');
    await known.get('x', find('new'));
    late.resolve({ text: 'old' });
    expect(await old).toEqual({ text: 'old' });
    expect(known.peek('x')).toEqual({ text: 'new' });
    known.forgetAll();
    expect(known.peek('x')).toBeUndefined();
  });

  it('does not cache errors', async () => {
    const { known } = createCache();
    await expect(known.get('x', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await known.get('x', find('a'))).toEqual({ text: 'a' });
  });

  it('evicts the oldest entry beyond maxEntries', async () => {
    const { known } = createCache(2);
    for (const key of ['a', 'b', 'c']) await known.get(key, find(key));
    expect(['a', 'b', 'c'].map((key) => known.peek(key)?.text)).toEqual([undefined, 'b', 'c']);
  });
});

describe('createLookupCache with stale values', () => {
  const away = new Error('away');
  function cacheInOutages(timeoutMs?: number) {
    const time = { now: 0 };
    const known = createLookupCache<{ readonly text: string }>({
      now: () => time.now,
      ttlMs: 100,
      stale: {
        isOutage: (error) => error === away,
        mayServe: ({ text }) => text !== 'nobody',
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      },
    });
    return { time, known };
  }
  const fail = (problem = away) =>
    vi.fn(async (): Promise<{ text: string }> => {
      throw problem;
    });

  it('returns a stale value with its age during an outage, until a request succeeds', async () => {
    const { known, time } = cacheInOutages();
    const first = await known.get('x', find('a'));
    time.now = 100;
    expect(known.staleMs('x')).toBeUndefined();
    expect(await known.get('x', fail())).toBe(first);
    expect(known.peek('x')).toBe(first);
    expect(known.staleMs('x')).toBe(100);

    // Nobody waits any more: a value is asked for beside the requests, once a second.
    const second = find('b');
    time.now = 1_100;
    const given = known.get('x', second);
    expect(known.staleMs('x')).toBe(1_100);
    expect(await given).toBe(first);
    await expect.poll(() => known.peek('x')).toEqual({ text: 'b' });
    expect([second.mock.calls.length, known.staleMs('x')]).toEqual([1, undefined]);
    time.now = 1_199;
    expect(await known.get('x', fail())).toEqual({ text: 'b' });
  });

  it('retries in the background on peek, at most once a second', async () => {
    const { known, time } = cacheInOutages();
    const first = await known.get('x', find('a'));
    time.now = 100;
    const look = fail();
    await known.get('x', look);
    for (const at of [200, 1_100, 1_101, 2_101]) {
      time.now = at;
      expect(known.peek('x')).toBe(first);
      await Promise.resolve();
    }
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('returns a stale value after the timeout and caches the late response', async () => {
    const { known, time } = cacheInOutages(5);
    const first = await known.get('x', find('a'));
    time.now = 100;
    const late = Promise.withResolvers<{ text: string }>();
    expect(await known.get('x', () => late.promise)).toBe(first);
    expect(known.staleMs('x')).toBe(100);
    late.resolve({ text: 'b' });
    await expect.poll(() => known.peek('x')).toEqual({ text: 'b' });
    expect(known.staleMs('x')).toBeUndefined();
  });

  it('waits for a new value after forget and returns a stale one only in an outage', async () => {
    const { known, time } = cacheInOutages(5);
    const first = await known.get('x', find('a'));
    known.forget('x');
    const late = Promise.withResolvers<{ text: string }>();
    const asked = known.get('x', () => late.promise);
    setTimeout(() => late.resolve({ text: 'b' }), 30);
    expect(await asked).toEqual({ text: 'b' });
    known.forgetAll();
    expect(await known.get('x', fail())).toEqual({ text: 'b' });
    time.now = 50;
    expect([known.staleMs('x'), first.text]).toEqual([50, 'a']);
  });

  it('throws on other errors, for entries that may not be served stale, and without an entry', async () => {
    const { known, time } = cacheInOutages();
    await known.get('x', find('a'));
    await known.get('y', find('nobody'));
    time.now = 100;
    await expect(known.get('x', fail(new Error('bug')))).rejects.toThrow('bug');
    await expect(known.get('y', fail())).rejects.toThrow('away');
    await expect(known.get('z', fail())).rejects.toThrow('away');
  });

  it('ignores the response of a background request that started before forget', async () => {
    const { known, time } = cacheInOutages();
    await known.get('x', find('a'));
    time.now = 100;
    await known.get('x', fail());
    time.now = 1_100;
    const old = Promise.withResolvers<{ text: string }>();
    const look = vi.fn(() => old.promise);
    await known.get('x', look);
    expect(look).toHaveBeenCalledTimes(1);
    known.forget('x');
    await known.get('x', find('new'));
    old.resolve({ text: 'old' });
    await old.promise;
    expect(known.peek('x')).toEqual({ text: 'new' });
  });
});
