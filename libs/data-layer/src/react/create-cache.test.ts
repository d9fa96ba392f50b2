import { expect, it } from 'vitest';
import type { Result } from '../failure.ts';
import { createCache } from './create-cache.ts';

const setUp = (freshMs = 0, keepMs?: number) => {
  let time = 0;
  const pending: ((result: Result<string>) => void)[] = [];
  const cache = createCache({
    now: () => time,
    freshMs,
    ...(keepMs === undefined ? {} : { keepMs }),
  });
  return {
    cache,
    pending,
    load: () => new Promise<Result<string>>((resolve) => pending.push(resolve)),
    wait: (milliseconds: number) => (time += milliseconds),
    answer: async (result: Result<string>, index = pending.length - 1) => {
      pending[index]?.(result);
      // Once for loading, once for its callers.
      await Promise.resolve();
      await Promise.resolve();
    },
  };
};

const of = (data: string): Result<string> => ({ ok: true, data });
const failure = { kind: 'connection', status: 0, message: 'Unable to connect…' } as const;

it('shows what it has while it loads what is newer', async () => {
  const { cache, load, answer } = setUp();
  cache.revalidate('a', load);
  expect(cache.read('a')).toEqual({ isLoading: true });
  await answer(of('one'));
  expect(cache.read('a')).toEqual({ data: 'one', isLoading: false });
  cache.revalidate('a', load);
  expect(cache.read('a')).toEqual({ data: 'one', isLoading: true });
  await answer(of('two'));
  expect(cache.read('a')).toEqual({ data: 'two', isLoading: false });
});

it('loads once for all who ask at the same time', () => {
  const { cache, load, pending } = setUp();
  cache.revalidate('a', load);
  cache.revalidate('a', load);
  expect(pending).toHaveLength(1);
});

it('takes data as they are while they are fresh', async () => {
  const { cache, load, answer, pending, wait } = setUp(1000);
  cache.revalidate('a', load);
  await answer(of('one'));
  wait(999);
  cache.revalidate('a', load);
  expect(pending).toHaveLength(1);
  wait(1);
  cache.revalidate('a', load);
  expect(pending).toHaveLength(2);
});

it('keeps the data when loading newer ones fails', async () => {
  const { cache, load, answer } = setUp();
  cache.write('a', 'one');
  cache.revalidate('a', load);
  await answer({ ok: false, failure });
  expect(cache.read('a')).toEqual({ data: 'one', failure, isLoading: false });
  cache.revalidate('a', load);
  await answer(of('two'));
  expect(cache.read('a')).toEqual({ data: 'two', isLoading: false });
});

it('ignores an answer that something newer has overtaken', async () => {
  const { cache, load, answer } = setUp();
  cache.revalidate('a', load);
  cache.write('a', 'written');
  await answer(of('older'));
  expect(cache.read('a')).toEqual({ data: 'written', isLoading: false });
});

it('reloads watched keys with a prefix and drops the others', async () => {
  const { cache, load, answer, pending } = setUp(1000);
  let notifications = 0;
  const stop = cache.subscribe('cart/1', () => (notifications += 1));
  cache.revalidate('cart/1', load);
  await answer(of('watched'));
  cache.write('cart/2', 'not watched');
  cache.write('orders', 'other');
  cache.invalidate('cart/');
  expect(pending).toHaveLength(2);
  expect(cache.read('cart/1')).toEqual({ data: 'watched', isLoading: true });
  expect(cache.read('cart/2')).toEqual({ isLoading: true });
  expect(cache.read('orders')).toMatchObject({ data: 'other' });
  expect(notifications).toBe(3);
  stop();
  await answer(of('newer'));
  expect(notifications).toBe(3);
});

it('writes what follows from the data that are there', () => {
  const { cache } = setUp();
  cache.write('count', (count: number | undefined) => (count ?? 0) + 1);
  cache.write('count', (count: number | undefined) => (count ?? 0) + 1);
  expect(cache.read('count').data).toBe(2);
});

it('refreshes what is watched and fresh no more', async () => {
  const { cache, load, answer, pending, wait } = setUp(1000);
  cache.subscribe('watched', () => {});
  cache.revalidate('watched', load);
  await answer(of('one'));
  cache.revalidate('nobody looks', load);
  await answer(of('one'));
  cache.refresh();
  expect(pending).toHaveLength(2);
  wait(1000);
  cache.refresh();
  cache.refresh();
  expect(pending).toHaveLength(3);
  expect(cache.read('watched').isLoading).toBe(true);
});

it('forgets in time what nobody looks at', async () => {
  const { cache, load, answer, wait } = setUp(0, 1000);
  const stop = cache.subscribe('left', () => {});
  cache.subscribe('watched', () => {});
  for (const key of ['left', 'watched', 'never watched']) {
    cache.revalidate(key, load);
    await answer(of(key));
  }
  cache.revalidate('on its way', load);
  wait(2000);
  stop();
  wait(999);
  cache.read('another');
  expect(cache.read('left').data).toBe('left');
  expect(cache.read('never watched').data).toBeUndefined();
  wait(1001);
  cache.read('one more');
  expect(cache.read('left').data).toBeUndefined();
  expect(cache.read('watched').data).toBe('watched');
  await answer(of('late'));
  expect(cache.read('on its way').data).toBe('late');
});

it('takes a load that throws for one that failed', async () => {
  const { cache } = setUp();
  const rejects = () => Promise.reject<Result<string>>(new Error('offline'));
  const throws = (): Promise<Result<string>> => {
    throw new Error('a bug of the caller');
  };
  cache.revalidate('rejects', rejects);
  await Promise.resolve();
  await Promise.resolve();
  expect(cache.read('rejects')).toMatchObject({
    failure: { kind: 'connection', status: 0, message: 'offline' },
    isLoading: false,
  });
  cache.revalidate('throws', throws);
  await Promise.resolve();
  await Promise.resolve();
  expect(cache.read('throws')).toMatchObject({
    failure: { message: 'a bug of the caller' },
    isLoading: false,
  });
});

it.each([undefined, 'gone'])(
  'takes a load that rejects with %s for one that failed',
  async (reason) => {
    const { cache } = setUp();
    // oxlint-disable-next-line prefer-promise-reject-errors -- what others' code does
    cache.revalidate('key', () => Promise.reject<Result<string>>(reason));
    await Promise.resolve();
    await Promise.resolve();
    expect(cache.read('key')).toMatchObject({
      failure: { kind: 'connection', message: String(reason) },
      isLoading: false,
    });
  },
);

it('keeps those that watch what was only written, and tells them of what is written next', () => {
  const { cache } = setUp();
  let notifications = 0;
  cache.subscribe('note', () => (notifications += 1));
  cache.write('note', 'one');
  cache.invalidate('note');
  expect(cache.read('note').data).toBe('one');
  cache.write('note', 'two');
  expect(notifications).toBe(2);
});

it('keeps what is being drawn, however long nobody looked at it', () => {
  const { cache, wait } = setUp(0, 1000);
  cache.write('shown', 'data');
  wait(5000);
  expect(cache.read('shown').data).toBe('data');
  cache.read('beside it, for the first time');
  cache.subscribe('shown', () => {});
  expect(cache.read('shown').data).toBe('data');
});

it('refreshes one key, fresh or not, and no other that begins like it', async () => {
  const { cache, load, answer, pending } = setUp(1000);
  for (const key of ['stock/5', 'stock/50']) {
    cache.subscribe(key, () => {});
    cache.revalidate(key, load);
    await answer(of(key));
  }
  cache.refresh('stock/5');
  expect(pending).toHaveLength(3);
  expect(cache.read('stock/5').isLoading).toBe(true);
  expect(cache.read('stock/50').isLoading).toBe(false);
});

it('refreshes the others although the load of one throws', async () => {
  const { cache, load, answer, pending } = setUp();
  let isBroken = false;
  cache.subscribe('broken', () => {});
  cache.revalidate('broken', () => {
    if (isBroken) throw new Error('a bug of the caller');
    return Promise.resolve(of('one'));
  });
  cache.subscribe('sound', () => {});
  cache.revalidate('sound', load);
  await answer(of('one'));
  isBroken = true;
  cache.refresh();
  expect(pending).toHaveLength(2);
  cache.invalidate('');
  expect(pending).toHaveLength(3);
});

it('loads at the next look what was invalidated while only its data were there', () => {
  const { cache, load, pending } = setUp(1000);
  cache.subscribe('note', () => {});
  cache.write('note', 'one');
  cache.invalidate('note');
  cache.revalidate('note', load);
  expect(pending).toHaveLength(1);
});
