/** What the watchdog thinks of the database's thread. */
export type WatchdogVerdict = 'fine' | 'suspect' | 'dead';

/** Decides, from one look to the next, whether the thread still works. */
export interface Watchdog {
  /**
   * @param waitingSince When the oldest unanswered request was sent; undefined when all are answered.
   * @param now The same clock.
   */
  look(waitingSince: number | undefined, now: number): WatchdogVerdict;
}

/**
 * Makes a watchdog. A thread is dead when the same request is found unanswered for longer than `limitMs` in two looks
 * in a row: after this process itself was stopped for a while, the first look comes before the answers are read.
 */
export function createWatchdog(limitMs: number): Watchdog {
  let suspected: number | undefined;
  return {
    look(waitingSince, now) {
      if (waitingSince === undefined || now - waitingSince < limitMs) {
        suspected = undefined;
        return 'fine';
      }
      if (suspected === waitingSince) return 'dead';
      suspected = waitingSince;
      return 'suspect';
    },
  };
}
