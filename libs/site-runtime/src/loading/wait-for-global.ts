import type { Timer } from './load-chunk.ts';
import { loadingDefaults } from './options.ts';

/** How often, and how long between two looks. */
export interface WaitOptions {
  readonly setTimer: Timer;
  /** Default: 100. */
  readonly tries?: number;
  /** Default: 10. */
  readonly intervalMs?: number;
}

/**
 * Waits until a script that was loaded has put its global where it is looked for.
 *
 * @param read - looks; undefined is not yet
 * @returns rejects after the last try
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
    let left = tries;
    function look(): void {
      const value = read();
      left -= 1;
      if (value !== undefined) resolve(value);
      else if (left > 0) setTimer(look, intervalMs);
      else reject(new Error(`${name} was not there after ${tries} tries.`));
    }
    look();
  });
}
