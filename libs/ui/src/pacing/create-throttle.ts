import type { ClockHost } from './timer-host.ts';

/** How many timings of its work a throttle remembers. */
export const throttleTimings = 22;

/** Milliseconds to rest after work that took so long each time: twice the average. */
export const restAfter = (timings: readonly number[]): number =>
  (2 * timings.reduce((sum, timing) => sum + timing, 0)) / timings.length;

/** Work that rests between its runs. */
export interface Throttle {
  /** Asks for the work: at once, or after the rest and then once for all who asked. */
  readonly call: () => void;
  /** Forgets what was asked. */
  readonly cancel: () => void;
}

/**
 * Does work as often as the machine can bear: after each run it rests twice as long as its last 22 runs took on
 * average, so that it never takes more than a third of the time. A window is a host.
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
      const rest = restsUntil - now();
      if (rest > 0) timer = host.setTimeout(run, rest);
      else run();
    },
    cancel: () => {
      host.clearTimeout(timer);
      timer = undefined;
    },
  };
}
