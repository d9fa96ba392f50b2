import { describe, expect, it, vi } from 'vitest';
import { createKnownAnswers } from './known-answers.ts';

function answers(maxEntries?: number) {
  const time = { now: 0 };
  const known = createKnownAnswers<{ readonly text: string }>({
    now: () => time.now,
    ttlMs: 100,
    ...(maxEntries === undefined ? {} : { maxEntries }),
  });
  return { time, known };
}
const find = (text: string) => vi.fn(async () => ({ text }));

describe('known answers', () => {
  it('are asked for once while they are believed', async () => {
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

  it('are there without waiting once they have come, and no longer than they are believed', async () => {
    const { known, time } = answers();
    const asked = known.ask('x', find('a'));
    expect(known.peek('x')).toBeUndefined();
    const answer = await asked;
    expect(known.peek('x')).toBe(answer);
    time.now = 100;
    expect(known.peek('x')).toBeUndefined();
  });

  it('stay the same object while they say the same', async () => {
    const { known, time } = answers();
    const first = await known.ask('x', find('a'));
    time.now = 100;
    expect(await known.ask('x', find('a'))).toBe(first);
    time.now = 200;
    expect(await known.ask('x', find('b'))).toEqual({ text: 'b' });
    expect(known.peek('x')).toEqual({ text: 'b' });
  });

  it('are requested again after they are forgotten, although an earlier request is still running', async () => {
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

  it('are not failures', async () => {
    const { known } = answers();
    await expect(known.ask('x', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await known.ask('x', find('a'))).toEqual({ text: 'a' });
  });

  it('are no more than allowed', async () => {
    const { known } = answers(2);
    for (const key of ['a', 'b', 'c']) await known.ask(key, find(key));
    expect(['a', 'b', 'c'].map((key) => known.peek(key)?.text)).toEqual([undefined, 'b', 'c']);
  });
});

describe('stale answers', () => {
  const away = new Error('away');
  function answersInOutages(timeoutMs?: number) {
    const time = { now: 0 };
    const known = createKnownAnswers<{ readonly text: string }>({
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

  it('are given while asking fails, are told from others, and end with the first answer', async () => {
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

  it('are asked for again by those who only look', async () => {
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

  it('are given in time when asking takes too long, and the late answer counts', async () => {
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

  it('are given after a change only when there is no other, however long that takes', async () => {
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

  it('are no answers to other failures, nor those that are not worth it, nor to what was never known', async () => {
    const { known, time } = answersInOutages();
    await known.ask('x', find('a'));
    await known.ask('y', find('nobody'));
    time.now = 100;
    await expect(known.ask('x', fail(new Error('bug')))).rejects.toThrow('bug');
    await expect(known.ask('y', fail())).rejects.toThrow('away');
    await expect(known.ask('z', fail())).rejects.toThrow('away');
  });

  it('leave no trace of a question from before a change', async () => {
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
