import { expect, it } from 'vitest';
import { alternate, type Job } from './alternate.ts';

/** Jobs on a clock that only they move. */
function createWorkshop() {
  let nowMs = 0;
  const log: string[] = [];
  const job = (name: string, msPerRun: () => number): Job => ({
    run: (times) => {
      log.push(`${name}${times}`);
      nowMs += msPerRun() * times;
      return times;
    },
  });
  return { log, job, now: () => nowMs };
}

it('alternates the order of jobs in each round', async () => {
  const { log, job, now } = createWorkshop();
  const jobs = { a: job('a', () => 4), b: job('b', () => 1) };
  const found = await alternate(jobs, { rounds: 2, turnMs: 4, now });
  expect(log).toEqual(['a1', 'a1', 'b1', 'b2', 'b4', 'b4', 'a1', 'b4', 'b4', 'a1']);
  expect(found).toEqual({ a: 4e6, b: 1e6 });
});

it('returns the median of the rounds', async () => {
  const { job, now } = createWorkshop();
  const costs = [10, 10, 10, 10, 70, 10];
  const jobs = { a: job('a', () => costs.shift() ?? 0) };
  expect(await alternate(jobs, { rounds: 4, turnMs: 1, now })).toEqual({ a: 10e6 });
});

it('ignores a slow first turn when it chooses the number of runs', async () => {
  const { log, job, now } = createWorkshop();
  const costs = [50, 1, 1, 1, 1, 1, 1];
  const jobs = { a: job('a', () => costs.shift() ?? 1) };
  expect(await alternate(jobs, { rounds: 1, turnMs: 4, now })).toEqual({ a: 1e6 });
  expect(log).toEqual(['a1', 'a1', 'a2', 'a4', 'a4', 'a4']);
});

it('prepares each turn, with at most the allowed number of runs', async () => {
  const { job, now } = createWorkshop();
  const prepared: number[] = [];
  const jobs = { a: { ...job('a', () => 1), before: (times: number) => prepared.push(times) } };
  await alternate(jobs, { rounds: 1, turnMs: 100, mostTimes: 3, now });
  expect(prepared).toEqual([1, 2, 3, 3]);
});

it('rejects a job with the result NaN', async () => {
  const { now } = createWorkshop();
  const jobs = { a: { run: () => Number.NaN } };
  await expect(alternate(jobs, { rounds: 1, turnMs: 0, now })).rejects.toThrow('came to nothing');
});
