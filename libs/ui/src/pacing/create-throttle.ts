import type { ClockHost } from './timer-host.ts';

/** Number of durations over which a throttle averages. */
export const throttleTimings = 22;

/** Milliseconds to wait after work with these durations: twice the average. */
export const restAfter = (timings: readonly number[]): number =>
  (2 * timings.reduce((sum, timing) => sum + timing, 0)) / timings.length;

/** Throttled work. */
export interface Throttle {
  /** Requests the work: it runs now, or once after the current wait. */
  readonly call: () => void;
  /** Cancels a pending request. */
  readonly cancel: () => void;
}

/**
 * Throttles work by its own cost: after each run it waits twice the average of the last 22 durations, so that it never
 * takes more than a third of the time. A window is a host.
 */
export function createThrottle(work: () => void, host: ClockHost): Throttle {
  let timings: readonly number[] = [];
  let restsUntil = -Infinity;
  let timer: number | undefined;
  const now = () => host.performance.now();

  function run(): void {
    timer = undefined;
    const startedAt = now();
    try {
      work();
    } finally {
      const endedAt = now();
      timings = [...timings, endedAt - startedAt].slice(-throttleTimings);
      restsUntil = endedAt + restAfter(timings);
    }
  }

  return {
    call: () => {
      if (timer !== undefined) return;
      const restMs = restsUntil - now();
      if (restMs > 0) timer = host.setTimeout(run, restMs);
      else run();
    },
    cancel: () => {
      host.clearTimeout(timer);
      timer = undefined;
    },
  };
}
