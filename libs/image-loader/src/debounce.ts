/** Rest after the last change of size before a better width is chosen. */
export const resizeDebounceMs = 100;

/** What sets timers. A window is one. */
export interface TimerHost {
  readonly setTimeout: (callback: () => void, delayMs: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
}

/** A function that acts once its calls have rested for `delayMs`, 100 ms as for images that change size. */
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
