import type { Schedule } from '../options.ts';

/** The timer functions of a window, or of a server's `globalThis`, with their own timer type. */
export interface Timers {
  readonly setTimeout: (callback: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

/**
 * A `schedule` for `createGallery` from the timers of a window, by default the global ones.
 *
 * @example createGallery({ count: 6, schedule: browserSchedule() })
 */
export function browserSchedule(timers: Timers = globalThis): Schedule {
  return (callback, delayMs) => {
    const timer = timers.setTimeout(callback, delayMs);
    return () => timers.clearTimeout(timer as never);
  };
}
