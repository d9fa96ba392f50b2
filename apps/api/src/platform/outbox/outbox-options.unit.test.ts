import { expect, it } from 'vitest';
import { outboxDefaults, waitAfterFailure } from './outbox-options.ts';

it('multiplies the retry delay by four after each failure', () => {
  const waits = [1, 2, 3, 4].map((attempts) => waitAfterFailure(attempts, 0.5));
  expect(waits).toEqual([30_000, 120_000, 480_000, 1_920_000]);
});

it('gives up after the eighth attempt, more than a day after the first', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => waitAfterFailure(attempts, 0) ?? 0);
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(24 * 3_600_000);
  expect(waitAfterFailure(outboxDefaults.maxAttempts, 0)).toBeNull();
});

it('adds jitter of 10 % in both directions to the retry delay', () => {
  expect(waitAfterFailure(1, 0)).toBe(27_000);
  expect(waitAfterFailure(1, 0.999_99)).toBe(33_000);
});
