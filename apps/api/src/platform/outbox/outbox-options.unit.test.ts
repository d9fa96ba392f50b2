import { expect, it } from 'vitest';
import { outboxDefaults, waitAfterFailure } from './outbox-options.ts';

it('waits four times as long after each failure', () => {
  const waits = [1, 2, 3, 4].map((attempts) => waitAfterFailure(attempts, 0.5));
  expect(waits).toEqual([30_000, 120_000, 480_000, 1_920_000]);
});

it('gives up after the eighth attempt, and not within a day', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => waitAfterFailure(attempts, 0) ?? 0);
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(24 * 3_600_000);
  expect(waitAfterFailure(outboxDefaults.maxAttempts, 0)).toBeNull();
});

it('spreads what failed together over a fifth of the wait', () => {
  expect(waitAfterFailure(1, 0)).toBe(27_000);
  expect(waitAfterFailure(1, 0.999_99)).toBe(33_000);
});
