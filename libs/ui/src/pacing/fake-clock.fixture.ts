/** A clock that a test moves, with the timers and frames that depend on it. */
export function fakeClock() {
  let now = 0;
  let made = 0;
  const due = new Map<number, { readonly at: number; readonly call: () => void }>();
  const setTimeout = (call: () => void, ms: number): number => {
    due.set((made += 1), { at: now + ms, call });
    return made;
  };
  const clearTimeout = (timer: number | undefined): void => {
    if (timer !== undefined) due.delete(timer);
  };
  const frameMs = 16;
  return {
    host: { setTimeout, clearTimeout, performance: { now: () => now } },
    frames: {
      now: () => now,
      requestFrame: (call: () => void) => {
        const timer = setTimeout(call, frameMs);
        return () => clearTimeout(timer);
      },
    },
    /** Timers that are set. */
    waiting: () => due.size,
    /** Time that passes without a timer: work that takes so long. */
    work: (ms: number) => {
      now += ms;
    },
    /** Lets time pass; what is due is called in its order. */
    pass: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const [next] = [...due].toSorted(([, one], [, other]) => one.at - other.at);
        if (next === undefined || next[1].at > end) break;
        due.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].call();
      }
      now = Math.max(now, end);
    },
  };
}
