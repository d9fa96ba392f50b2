import type { Schedule } from './options.ts';

/** A fake clock that a test advances. */
export interface FakeClock {
  readonly schedule: Schedule;
  /** Advances the time and runs due callbacks in order. */
  readonly advance: (ms: number) => void;
  /** The number of waiting callbacks. */
  readonly waiting: () => number;
}

/** Creates a fake clock. */
export function createFakeClock(): FakeClock {
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];

  return {
    schedule: (run, delayMs) => {
      const timer = { at: now + delayMs, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (ms) => {
      const end = now + ms;
      for (;;) {
        const [due] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!due) break;
        now = due.at;
        timers = timers.filter((other) => other !== due);
        due.run();
      }
      now = end;
    },
    waiting: () => timers.length,
  };
}
