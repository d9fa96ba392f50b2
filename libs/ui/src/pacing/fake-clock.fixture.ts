/** A fake clock with timers and frames. */
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
    /** The number of pending timers. */
    waiting: () => due.size,
    /** Advances the time without running timers: the duration of work. */
    work: (ms: number) => {
      now += ms;
    },
    /** Advances the time and runs due callbacks in order. */
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
