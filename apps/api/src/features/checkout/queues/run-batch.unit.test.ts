import { expect, it, vi } from 'vitest';
import { DatabaseOutage } from '../../../platform/database/outage.ts';
import { runBatch } from './run-batch.ts';

const settled = async (results: readonly unknown[]) =>
  (await Promise.allSettled(results)).map((response) =>
    response.status === 'fulfilled' ? response.value : (response.reason as Error).message,
  );

it('runs all jobs in one batch', async () => {
  const run = vi.fn(async (jobs: readonly number[]) => jobs.map((job) => job * 10));
  expect(await runBatch([1, 2], run)).toEqual([10, 20]);
  expect(run.mock.calls).toEqual([[[1, 2]]]);
});

it('retries the jobs of a failed batch one by one and rejects only the job that fails again', async () => {
  let running = 0;
  const run = vi.fn(async (jobs: readonly number[]) => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    if (jobs.includes(2)) throw new Error('two');
    return jobs.map((job) => job * 10);
  });
  expect(await settled(await runBatch([1, 2, 3], run))).toEqual([10, 'two', 30]);
  expect(run.mock.calls).toEqual([[[1, 2, 3]], [[1]], [[2]], [[3]]]);
});

it('retries a single job once after a duplicate key error', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw Object.assign(new Error('duplicate key'), { code: '23505' });
    return ['conflict'];
  };
  expect(await settled(await runBatch(['job'], run))).toEqual(['conflict']);
});

it.each([
  ['the commit may have succeeded', 'unknown', 'databaseBusy'],
  ['the database is unavailable', 'none', 'databaseUnavailable'],
] as const)('repeats nothing if %s', async (_, effect, code) => {
  const outage = new DatabaseOutage(code, { effect });
  const run = vi.fn(() => Promise.reject(outage));
  await expect(runBatch([1], run)).rejects.toBe(outage);
  expect(run).toHaveBeenCalledTimes(1);
});
