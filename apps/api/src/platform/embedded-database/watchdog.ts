/** The watchdog's verdict about the database's thread. */
export type WatchdogVerdict = 'fine' | 'suspect' | 'dead';

/** Decides at each check whether the thread still works. */
export interface Watchdog {
  /**
   * @param waitingSince When the oldest pending request was sent; undefined if there is none.
   * @param now The current time on the same clock.
   */
  look(waitingSince: number | undefined, now: number): WatchdogVerdict;
}

/**
 * Creates a watchdog. A thread is dead if the same request is pending for longer than `limitMs` in two consecutive
 * checks: after this process itself was suspended, the first check precedes the reading of responses.
 */
export function createWatchdog(limitMs: number): Watchdog {
  let suspectedSince: number | undefined;
  return {
    look(waitingSince, now) {
      if (waitingSince === undefined || now - waitingSince < limitMs) {
        suspectedSince = undefined;
        return 'fine';
      }
      if (suspectedSince === waitingSince) return 'dead';
      suspectedSince = waitingSince;
      return 'suspect';
    },
  };
}
