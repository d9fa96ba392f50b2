import type { Schedule } from '../options.ts';

/** What a clock is made from: a window, or a server's `globalThis`. What a timer is, they alone know. */
export interface Timers {
  readonly setTimeout: (callback: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

/**
 * The clock that `createGallery` asks for, made from the timers of a window, by default those at hand.
 *
 * @example createGallery({ count: 6, schedule: browserSchedule() })
 */
export function browserSchedule(timers: Timers = globalThis): Schedule {
  return (callback, delayMs) => {
    const timer = timers.setTimeout(callback, delayMs);
    return () => timers.clearTimeout(timer as never);
  };
}
