import type { Timer } from './load-chunk.ts';
import { loadingDefaults } from './options.ts';

/** Number of attempts, and the time between them. */
export interface WaitOptions {
  readonly setTimer: Timer;
  /** Default: 100. */
  readonly tries?: number;
  /** Default: 10. */
  readonly intervalMs?: number;
}

/**
 * Waits until a loaded script has set its global.
 *
 * @param read - returns the global, or undefined
 * @returns rejects after the last attempt
 */
export function waitForGlobal<Value>(
  name: string,
  read: () => Value | undefined,
  {
    setTimer,
    tries = loadingDefaults.globalTries,
    intervalMs = loadingDefaults.globalIntervalMs,
  }: WaitOptions,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let attemptsLeft = tries;
    function attempt(): void {
      const value = read();
      attemptsLeft -= 1;
      if (value !== undefined) resolve(value);
      else if (attemptsLeft > 0) setTimer(attempt, intervalMs);
      else reject(new Error(`${name} was not there after ${tries} tries.`));
    }
    attempt();
  });
}
