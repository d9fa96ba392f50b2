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

it('returns the existing data while it revalidates', async () => {
  const { cache, load, answer: result } = setUp();
  cache.revalidate('a', load);
  expect(cache.read('a')).toEqual({ isLoading: true });
  await result(of('one'));
  expect(cache.read('a')).toEqual({ data: 'one', isLoading: false });
  cache.revalidate('a', load);
  expect(cache.read('a')).toEqual({ data: 'one', isLoading: true });
  await result(of('two'));
  expect(cache.read('a')).toEqual({ data: 'two', isLoading: false });
});

it('deduplicates concurrent loads of a key', () => {
  const { cache, load, pending } = setUp();
  cache.revalidate('a', load);
  cache.revalidate('a', load);
  expect(pending).toHaveLength(1);
});

it('does not revalidate fresh data', async () => {
  const { cache, load, answer: result, pending, wait } = setUp(1000);
  cache.revalidate('a', load);
  await result(of('one'));
  wait(999);
  cache.revalidate('a', load);
  expect(pending).toHaveLength(1);
  wait(1);
  cache.revalidate('a', load);
  expect(pending).toHaveLength(2);
});

it('keeps the data when revalidation fails', async () => {
  const { cache, load, answer: result } = setUp();
  cache.write('a', 'one');
  cache.revalidate('a', load);
  await result({ ok: false, failure });
  expect(cache.read('a')).toEqual({ data: 'one', failure, isLoading: false });
  cache.revalidate('a', load);
  await result(of('two'));
  expect(cache.read('a')).toEqual({ data: 'two', isLoading: false });
});

it('ignores the result of a load that is older than a write', async () => {
  const { cache, load, answer: result } = setUp();
  cache.revalidate('a', load);
  cache.write('a', 'written');
  await result(of('older'));
  expect(cache.read('a')).toEqual({ data: 'written', isLoading: false });
});

it('invalidate reloads subscribed keys with the prefix and removes the others', async () => {
  const { cache, load, answer: result, pending } = setUp(1000);
  let notifications = 0;
  const stop = cache.subscribe('cart/1', () => (notifications += 1));
  cache.revalidate('cart/1', load);
  await result(of('watched'));
  cache.write('cart/2', 'not watched');
  cache.write('orders', 'other');
  cache.invalidate('cart/');
  expect(pending).toHaveLength(2);
  expect(cache.read('cart/1')).toEqual({ data: 'watched', isLoading: true });
  expect(cache.read('cart/2')).toEqual({ isLoading: true });
  expect(cache.read('orders')).toMatchObject({ data: 'other' });
  expect(notifications).toBe(3);
  stop();
  await result(of('newer'));
  expect(notifications).toBe(3);
});

it('passes the current data to an updater function', () => {
  const { cache } = setUp();
  cache.write('count', (count: number | undefined) => (count ?? 0) + 1);
  cache.write('count', (count: number | undefined) => (count ?? 0) + 1);
  expect(cache.read('count').data).toBe(2);
});

it('refresh reloads keys that are subscribed and stale, once', async () => {
  const { cache, load, answer: result, pending, wait } = setUp(1000);
  cache.subscribe('watched', () => {});
  cache.revalidate('watched', load);
  await result(of('one'));
  cache.revalidate('nobody looks', load);
  await result(of('one'));
  cache.refresh();
  expect(pending).toHaveLength(2);
  wait(1000);
  cache.refresh();
  cache.refresh();
  expect(pending).toHaveLength(3);
  expect(cache.read('watched').isLoading).toBe(true);
});

it('removes entries without subscribers after keepMs', async () => {
  const { cache, load, answer: result, wait } = setUp(0, 1000);
  const stop = cache.subscribe('left', () => {});
  cache.subscribe('watched', () => {});
  for (const key of ['left', 'watched', 'never watched']) {
    cache.revalidate(key, load);
    await result(of(key));
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
  await result(of('late'));
  expect(cache.read('on its way').data).toBe('late');
});

it('reports a load that throws or rejects as a failure', async () => {
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

it.each([undefined, 'gone'])('reports a load that rejects with %s as a failure', async (reason) => {
  const { cache } = setUp();
  // oxlint-disable-next-line prefer-promise-reject-errors -- what others' code does
  cache.revalidate('key', () => Promise.reject<Result<string>>(reason));
  await Promise.resolve();
  await Promise.resolve();
  expect(cache.read('key')).toMatchObject({
    failure: { kind: 'connection', message: String(reason) },
    isLoading: false,
  });
});

it('keeps subscribed data without a loader on invalidate, and notifies subscribers of the next write', () => {
  const { cache } = setUp();
  let notifications = 0;
  cache.subscribe('note', () => (notifications += 1));
  cache.write('note', 'one');
  cache.invalidate('note');
  expect(cache.read('note').data).toBe('one');
  cache.write('note', 'two');
  expect(notifications).toBe(2);
});

it('keeps an entry that was read and not yet subscribed', () => {
  const { cache, wait } = setUp(0, 1000);
  cache.write('shown', 'data');
  wait(5000);
  expect(cache.read('shown').data).toBe('data');
  cache.read('beside it, for the first time');
  cache.subscribe('shown', () => {});
  expect(cache.read('shown').data).toBe('data');
});

it('refresh with a key reloads that key even when fresh, and no key with it as prefix', async () => {
  const { cache, load, answer: result, pending } = setUp(1000);
  for (const key of ['stock/5', 'stock/50']) {
    cache.subscribe(key, () => {});
    cache.revalidate(key, load);
    await result(of(key));
  }
  cache.refresh('stock/5');
  expect(pending).toHaveLength(3);
  expect(cache.read('stock/5').isLoading).toBe(true);
  expect(cache.read('stock/50').isLoading).toBe(false);
});

it('refreshes and invalidates the other keys when a load throws', async () => {
  const { cache, load, answer: result, pending } = setUp();
  let isBroken = false;
  cache.subscribe('broken', () => {});
  cache.revalidate('broken', () => {
    if (isBroken) throw new Error('a bug of the caller');
    return Promise.resolve(of('one'));
  });
  cache.subscribe('sound', () => {});
  cache.revalidate('sound', load);
  await result(of('one'));
  isBroken = true;
  cache.refresh();
  expect(pending).toHaveLength(2);
  cache.invalidate('');
  expect(pending).toHaveLength(3);
});

it('revalidates written data after invalidate, even when fresh', () => {
  const { cache, load, pending } = setUp(1000);
  cache.subscribe('note', () => {});
  cache.write('note', 'one');
  cache.invalidate('note');
  cache.revalidate('note', load);
  expect(pending).toHaveLength(1);
});
