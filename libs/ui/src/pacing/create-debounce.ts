import type { TimerHost } from './timer-host.ts';

/** How long a window's size must rest before something is done about it, unless another time is given. */
export const resizeDebounceMs = 300;

/** Work that waits for a rest. */
export interface Debounce {
  /** Asks for the work; what was asked before is not done twice. */
  readonly call: () => void;
  /** Forgets what was asked. */
  readonly cancel: () => void;
}

/** Does work once, when nobody has asked for it for a number of milliseconds. A window is a host. */
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
