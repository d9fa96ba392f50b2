import type { ClockHost } from './timer-host.ts';

/** Time limit of idle work, in milliseconds, if the browser does not report one. */
export const idleBudgetMs = 50;

/** The idle functions of a browser. A window is one. */
export interface IdleHost extends ClockHost {
  readonly requestIdleCallback?: (callback: (deadline: IdleDeadline) => void) => number;
  readonly cancelIdleCallback?: (request: number) => void;
}

/**
 * Calls back when the page is idle, or after a moment if the browser cannot tell. Returns a function that cancels this.
 */
export function requestIdle(
  host: IdleHost,
  callback: (deadline: IdleDeadline) => void,
): () => void {
  if (host.requestIdleCallback !== undefined) {
    const request = host.requestIdleCallback(callback);
    return () => host.cancelIdleCallback?.(request);
  }
  const timer = host.setTimeout(() => {
    const startedAt = host.performance.now();
    const timeRemaining = () => Math.max(0, startedAt + idleBudgetMs - host.performance.now());
    callback({ didTimeout: false, timeRemaining });
  }, 1);
  return () => host.clearTimeout(timer);
}
