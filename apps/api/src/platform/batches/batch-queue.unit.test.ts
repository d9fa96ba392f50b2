import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { again, createBatchQueue, type BatchResult, type BatchLimits } from './batch-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const limits: BatchLimits = { running: 1, size: 10, waiting: 10, waitMs: 1000, gatherMs: 0 };
const turn = () => vi.advanceTimersByTimeAsync(5);

/** A queue whose batches end when the test says so, and which of them have begun. */
function controlledQueue(some: Partial<BatchLimits> = {}) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createBatchQueue<string, string>({ ...limits, ...some }, (jobs) => {
    begun.push(jobs.join());
    return new Promise((resolve) => ends.push(() => resolve(jobs.map((job) => `${job}!`))));
  });
  const end = async (place: number) => {
    ends[place]?.();
    await turn();
  };
  return { begun, queue, end };
}

it('batches jobs submitted together, and queues jobs submitted during a batch for the next one', async () => {
  const { begun, queue, end } = controlledQueue({ size: 2 });
  const first = ['a', 'b'].map((job) => queue.submit('shop', job));
  await turn();
  const later = ['c', 'd', 'e'].map((job) => queue.submit('shop', job));
  await turn();
  expect(begun).toEqual(['a,b']);
  await end(0);
  expect(begun).toEqual(['a,b', 'c,d']);
  await end(1);
  await end(2);
  expect(await Promise.all([...first, ...later])).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
});

it('waits up to gatherMs for as many jobs as in the previous batch', async () => {
  const { begun, queue, end } = controlledQueue({ size: 3, gatherMs: 50 });
  for (const job of ['a', 'b', 'c']) void queue.submit('shop', job);
  await turn();
  await end(0);
  for (const job of ['d', 'e']) void queue.submit('shop', job);
  await turn();
  expect(begun).toEqual(['a,b,c']);
  void queue.submit('shop', 'f');
  await turn();
  expect(begun).toEqual(['a,b,c', 'd,e,f']);
  await end(1);
  void queue.submit('shop', 'g');
  await vi.advanceTimersByTimeAsync(40);
  expect(begun).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(20);
  expect(begun).toEqual(['a,b,c', 'd,e,f', 'g']);
});

it('runs up to the configured number of batches concurrently', async () => {
  const { begun, queue } = controlledQueue({ running: 2, size: 1 });
  for (const job of ['a', 'b', 'c']) void queue.submit('shop', job);
  await turn();
  expect(begun).toEqual(['a', 'b']);
});

it('runs batches of different websites independently', async () => {
  const { begun, queue } = controlledQueue();
  void queue.submit('shop', 'a');
  void queue.submit('cafe', 'b');
  await turn();
  expect(begun).toEqual(['a', 'b']);
});

it('rejects jobs that wait longer than waitMs or exceed the queue length', async () => {
  const { begun, queue, end } = controlledQueue({ waiting: 1 });
  void queue.submit('shop', 'a');
  await turn();
  const second = queue.submit('shop', 'b');
  const third = queue.submit('shop', 'c');
  expect(await third).toEqual({ error: 'unavailable' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await second).toEqual({ error: 'unavailable' });
  await end(0);
  void queue.submit('shop', 'd');
  await turn();
  expect(begun).toEqual(['a', 'd']);
});

/** A queue that answers each batch by these functions in turn, and what the batches were. */
function answering(...batches: ((jobs: readonly string[]) => readonly BatchResult<string>[])[]) {
  const begun: string[] = [];
  const queue = createBatchQueue<string, string>(limits, async (jobs) => {
    begun.push(jobs.join());
    return batches[begun.length - 1]?.(jobs) ?? jobs.map((job) => `${job}!`);
  });
  return { begun, queue };
}

it('continues after a failed batch', async () => {
  const { queue } = answering(() => {
    throw new Error('out');
  });
  const failed = queue.submit('shop', 'a').catch((error: unknown) => error);
  await turn();
  expect(await failed).toEqual(new Error('out'));
  const next = queue.submit('shop', 'b');
  await turn();
  expect(await next).toBe('b!');
});

it('rejects only the failed job of a batch, and repeats a job in the next batch on request', async () => {
  const { begun, queue } = answering(() => ['a!', Promise.reject(new Error('no')), again]);
  const all = ['a', 'b', 'c'].map((job) => queue.submit('shop', job));
  const ends = Promise.allSettled(all);
  await turn();
  await turn();
  expect(await ends).toMatchObject([{ value: 'a!' }, { reason: new Error('no') }, { value: 'c!' }]);
  expect(begun).toEqual(['a,b,c', 'c']);
});
