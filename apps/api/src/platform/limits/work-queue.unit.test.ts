import { expect, it } from 'vitest';
import { createWorkQueue, WorkQueueFull } from './work-queue.ts';

/** Work that ends on demand. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasBegun = false;
  return {
    work: () => {
      hasBegun = true;
      return promise;
    },
    end: () => resolve('done'),
    get hasBegun() {
      return hasBegun;
    },
  };
}

it('limits running and waiting jobs and rejects further ones', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 1 });
  const held = [heldWork(), heldWork(), heldWork()];
  const results = held.map(({ work }) => queue.run(work));
  await expect(queue.run(() => Promise.resolve('never'))).rejects.toBeInstanceOf(WorkQueueFull);
  expect(held.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false]);

  held[0]!.end();
  await expect(results[0]).resolves.toBe('done');
  await expect.poll(() => held[2]!.hasBegun).toBe(true);
  const fourth = heldWork();
  const last = queue.run(fourth.work);
  expect(fourth.hasBegun).toBe(false);

  for (const { end } of [...held, fourth]) end();
  await expect(Promise.all([...results, last])).resolves.toEqual(['done', 'done', 'done', 'done']);
  await expect(queue.run(() => Promise.resolve('free again'))).resolves.toBe('free again');
});

it('starts the next job when a job fails', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
