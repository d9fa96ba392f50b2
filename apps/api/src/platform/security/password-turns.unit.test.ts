import { describe, expect, it } from 'vitest';
import { createPasswordTurns } from './password-turns.ts';

/** Work that ends when it is told to, and a record of what began. */
function controlledWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (name: number) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  return { begun, ends, work };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('createPasswordTurns', () => {
  it('limits concurrent and waiting calls, and runs them in order', async () => {
    const { begun, ends, work } = controlledWork();
    const turns = createPasswordTurns({ atOnce: 2, waiting: 3 });
    const taken = [1, 2, 3, 4, 5].map((name) => turns.take('owners', work(name)));
    expect(turns.take('owners', work(6))).toBeNull();
    expect(begun).toEqual([1, 2]);
    ends[1]?.();
    await settled();
    expect(begun).toEqual([1, 2, 3]);
    const seventh = turns.take('owners', work(7));
    expect(seventh).not.toBeNull();
    expect(turns.take('owners', work(8))).toBeNull();
    for (let end = 0; end < 6; end += 1) {
      ends[end]?.();
      await settled();
    }
    expect(await Promise.all([...taken, seventh])).toEqual([1, 2, 3, 4, 5, 7]);
    expect(begun).toEqual([1, 2, 3, 4, 5, 7]);
  });

  it('starts the next call when a call fails', async () => {
    const turns = createPasswordTurns({ atOnce: 1, waiting: 1 });
    const failing = turns.take('owners', () => Promise.reject(new Error('no')));
    const next = turns.take('owners', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await turns.take('owners', async () => 'another')).toBe('another');
  });

  it('alternates between owners and visitors, so that owners wait for one visitor at most', async () => {
    const { begun, ends, work } = controlledWork();
    const turns = createPasswordTurns({ atOnce: 1, waiting: 3 });
    const visitors = [1, 2, 3, 4].map((name) => turns.take('visitors', work(name)));
    expect(turns.take('visitors', work(5))).toBeNull();
    const owners = [10, 11].map((name) => turns.take('owners', work(name)));
    for (let end = 0; end < 6; end += 1) {
      ends[end]?.();
      await settled();
    }
    await Promise.all([...visitors, ...owners]);
    expect(begun).toEqual([1, 10, 2, 11, 3, 4]);
  });
});
