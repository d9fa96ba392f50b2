import type { ClockHost } from './timer-host.ts';

/** Time that idle work has where the browser does not say how much there is. */
export const idleBudgetMs = 50;

/** What a browser may have for work that can wait. A window is one. */
export interface IdleHost extends ClockHost {
  readonly requestIdleCallback?: (callback: (deadline: IdleDeadline) => void) => number;
  readonly cancelIdleCallback?: (request: number) => void;
}

/** Calls back when the page has nothing to do; where the browser cannot tell, a moment later. Answers how to take that back. */
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
