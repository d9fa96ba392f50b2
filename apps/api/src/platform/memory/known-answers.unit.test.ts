import { describe, expect, it, vi } from 'vitest';
import { createAnswerCache } from './known-answers.ts';

function answers(maxEntries?: number) {
  const time = { now: 0 };
  const known = createAnswerCache<{ readonly text: string }>({
    now: () => time.now,
    ttlMs: 100,
    ...(maxEntries === undefined ? {} : { maxEntries }),
  });
  return { time, known };
}
const find = (text: string) => vi.fn(async () => ({ text }));

describe('createAnswerCache', () => {
  it('requests an answer once for concurrent callers and until it expires', async () => {
    const { known, time } = answers();
    const look = find('a');
    const [one, other] = await Promise.all([known.ask('x', look), known.ask('x', look)]);
    expect(one).toBe(other);
    time.now = 99;
    await known.ask('x', look);
    expect(look).toHaveBeenCalledTimes(1);
    time.now = 100;
    await known.ask('x', look);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('peek returns an answer synchronously until it expires', async () => {
    const { known, time } = answers();
    const asked = known.ask('x', find('a'));
    expect(known.peek('x')).toBeUndefined();
    const result = await asked;
    expect(known.peek('x')).toBe(result);
    time.now = 100;
    expect(known.peek('x')).toBeUndefined();
  });

  it('returns the same object while a new answer is equal', async () => {
    const { known, time } = answers();
    const first = await known.ask('x', find('a'));
    time.now = 100;
    expect(await known.ask('x', find('a'))).toBe(first);
    time.now = 200;
    expect(await known.ask('x', find('b'))).toEqual({ text: 'b' });
    expect(known.peek('x')).toEqual({ text: 'b' });
  });

  it('forget triggers a new request and ignores the result of an earlier one', async () => {
    const { known } = answers();
    const late = Promise.withResolvers<{ text: string }>();
    const old = known.ask('x', () => late.promise);
    known.forget('x');
    await known.ask('x', find('new'));
    late.resolve({ text: 'old' });
    expect(await old).toEqual({ text: 'old' });
    expect(known.peek('x')).toEqual({ text: 'new' });
    known.forgetAll();
    expect(known.peek('x')).toBeUndefined();
  });

  it('does not cache errors', async () => {
    const { known } = answers();
    await expect(known.ask('x', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await known.ask('x', find('a'))).toEqual({ text: 'a' });
  });

  it('evicts the oldest entry beyond maxEntries', async () => {
    const { known } = answers(2);
    for (const key of ['a', 'b', 'c']) await known.ask(key, find(key));
    expect(['a', 'b', 'c'].map((key) => known.peek(key)?.text)).toEqual([undefined, 'b', 'c']);
  });
});

describe('createAnswerCache with stale answers', () => {
  const away = new Error('away');
  function answersInOutages(timeoutMs?: number) {
    const time = { now: 0 };
    const known = createAnswerCache<{ readonly text: string }>({
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

  it('returns a stale answer with its age during an outage, until a request succeeds', async () => {
    const { known, time } = answersInOutages();
    const first = await known.ask('x', find('a'));
    time.now = 100;
    expect(known.staleMs('x')).toBeUndefined();
    expect(await known.ask('x', fail())).toBe(first);
    expect(known.peek('x')).toBe(first);
    expect(known.staleMs('x')).toBe(100);

    // Nobody waits any more: an answer is asked for beside the requests, once a second.
    const second = find('b');
    time.now = 1_100;
    const given = known.ask('x', second);
    expect(known.staleMs('x')).toBe(1_100);
    expect(await given).toBe(first);
    await expect.poll(() => known.peek('x')).toEqual({ text: 'b' });
    expect([second.mock.calls.length, known.staleMs('x')]).toEqual([1, undefined]);
    time.now = 1_199;
    expect(await known.ask('x', fail())).toEqual({ text: 'b' });
  });

  it('retries in the background on peek, at most once a second', async () => {
    const { known, time } = answersInOutages();
    const first = await known.ask('x', find('a'));
    time.now = 100;
    const look = fail();
    await known.ask('x', look);
    for (const at of [200, 1_100, 1_101, 2_101]) {
      time.now = at;
      expect(known.peek('x')).toBe(first);
      await Promise.resolve();
    }
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('returns a stale answer after the timeout and caches the late response', async () => {
    const { known, time } = answersInOutages(5);
    const first = await known.ask('x', find('a'));
    time.now = 100;
    const late = Promise.withResolvers<{ text: string }>();
    expect(await known.ask('x', () => late.promise)).toBe(first);
    expect(known.staleMs('x')).toBe(100);
    late.resolve({ text: 'b' });
    await expect.poll(() => known.peek('x')).toEqual({ text: 'b' });
    expect(known.staleMs('x')).toBeUndefined();
  });

  it('waits for a new answer after forget and returns a stale one only in an outage', async () => {
    const { known, time } = answersInOutages(5);
    const first = await known.ask('x', find('a'));
    known.forget('x');
    const late = Promise.withResolvers<{ text: string }>();
    const asked = known.ask('x', () => late.promise);
    setTimeout(() => late.resolve({ text: 'b' }), 30);
    expect(await asked).toEqual({ text: 'b' });
    known.forgetAll();
    expect(await known.ask('x', fail())).toEqual({ text: 'b' });
    time.now = 50;
    expect([known.staleMs('x'), first.text]).toEqual([50, 'a']);
  });

  it('throws on other errors, for entries that may not be served stale, and without an entry', async () => {
    const { known, time } = answersInOutages();
    await known.ask('x', find('a'));
    await known.ask('y', find('nobody'));
    time.now = 100;
    await expect(known.ask('x', fail(new Error('bug')))).rejects.toThrow('bug');
    await expect(known.ask('y', fail())).rejects.toThrow('away');
    await expect(known.ask('z', fail())).rejects.toThrow('away');
  });

  it('ignores the response of a background request that started before forget', async () => {
    const { known, time } = answersInOutages();
    await known.ask('x', find('a'));
    time.now = 100;
    await known.ask('x', fail());
    time.now = 1_100;
    const old = Promise.withResolvers<{ text: string }>();
    const look = vi.fn(() => old.promise);
    await known.ask('x', look);
    expect(look).toHaveBeenCalledTimes(1);
    known.forget('x');
    await known.ask('x', find('new'));
    old.resolve({ text: 'old' });
    await old.promise;
    expect(known.peek('x')).toEqual({ text: 'new' });
  });
});
