import { expect, it } from 'vitest';
import { remainingSteps, repeatPlan } from './repeat-plan.ts';

it('has three full runs, one of them under load, and 20 runs of each suite', () => {
  const full = repeatPlan.filter(({ command }) => command[0] === 'test');
  expect(full.map(({ isLoaded }) => isLoaded)).toEqual([false, false, true]);
  for (const suite of ['browser', 'api', 'e2e'])
    expect(repeatPlan.filter(({ id }) => id.startsWith(`${suite} `))).toHaveLength(20);
  expect(new Set(repeatPlan.map(({ id }) => id)).size).toBe(repeatPlan.length);
});

it('continues after the completed steps of the same commit', () => {
  const record = { id: 'full 1', code: 0, seconds: 1 };
  const ids = (commit: string) =>
    remainingSteps(repeatPlan, [{ ...record, commit: 'a' }], commit).map(({ id }) => id);
  expect(ids('a')[0]).toBe('full 2');
  expect(ids('b')[0]).toBe('full 1');
});
