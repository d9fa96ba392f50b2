/** Time after the last resize before a better width is chosen. */
export const resizeDebounceMs = 100;

/** The timer functions of a host. A window is one. */
export interface TimerHost {
  readonly setTimeout: (callback: () => void, delayMs: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
}

/** Debounces a function by `delayMs`, by default 100 ms. */
export function debounce(
  action: () => void,
  timers: TimerHost,
  delayMs: number = resizeDebounceMs,
): () => void {
  let timer: number | undefined;
  return () => {
    timers.clearTimeout(timer);
    timer = timers.setTimeout(action, delayMs);
  };
}
