import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackgroundTask } from './background-task.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A task whose rounds end when the test says so. */
function controlledTask() {
  const rounds: PromiseWithResolvers<void>[] = [];
  const errors: unknown[] = [];
  const task = startBackgroundTask({
    run: () => {
      const round = Promise.withResolvers<void>();
      rounds.push(round);
      return round.promise;
    },
    everyMs: 1000,
    onError: (error) => errors.push(error),
  });
  return { task, rounds, errors };
}

it('starts each run one interval after the end of the previous run', async () => {
  const { task, rounds } = controlledTask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds).toHaveLength(1);
  rounds[0]?.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toHaveLength(2);
  rounds[1]?.resolve();
  await task.stop();
});

it('runs at once when woken, and once more when woken during a round', async () => {
  const { task, rounds } = controlledTask();
  task.wake();
  task.wake();
  task.wake();
  expect(rounds).toHaveLength(1);
  rounds[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(rounds).toHaveLength(2);
  rounds[1]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(rounds).toHaveLength(2);
  await task.stop();
});

it('reports the error of a failed run and continues with the next one', async () => {
  const { task, rounds, errors } = controlledTask();
  task.wake();
  rounds[0]?.reject(new Error('out'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(errors).toEqual([new Error('out')]);
  expect(rounds).toHaveLength(2);
  rounds[1]?.resolve();
  await task.stop();
});

it('waits for the current run on stop and starts no further run', async () => {
  const { task, rounds } = controlledTask();
  task.wake();
  let isStopped = false;
  const stopping = task.stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(10);
  expect(isStopped).toBe(false);
  rounds[0]?.resolve();
  await stopping;
  task.wake();
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds).toHaveLength(1);
});
