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

  it('are asked for anew once they are forgotten, though an old question is still under way', async () => {
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
