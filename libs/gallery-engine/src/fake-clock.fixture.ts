import type { Schedule } from './options.ts';

/** A clock that stands still until a test moves it on. */
export interface FakeClock {
  readonly schedule: Schedule;
  /** Moves time on and runs what falls due, in order. */
  readonly advance: (ms: number) => void;
  /** How many callbacks wait. */
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
