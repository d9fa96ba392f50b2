import type { TimerHost } from './timer-host.ts';

/** Default time after the last resize of a window, in milliseconds. */
export const resizeDebounceMs = 300;

/** Debounced work. */
export interface Debounce {
  /** Requests the work; restarts the wait. */
  readonly call: () => void;
  /** Cancels a pending request. */
  readonly cancel: () => void;
}

/** Debounces work: runs it once after a number of milliseconds without requests. A window is a host. */
export function createDebounce(
  work: () => void,
  host: TimerHost,
  waitMs: number = resizeDebounceMs,
): Debounce {
  let timer: number | undefined;
  const cancel = () => {
    host.clearTimeout(timer);
  };
  return {
    call: () => {
      cancel();
      timer = host.setTimeout(work, waitMs);
    },
    cancel,
  };
}
