import type { TimerHost } from './timer-host.ts';

/** Frame duration in milliseconds if the browser has no `requestAnimationFrame`. */
export const frameMs = 16.67;

/** The frame functions of a browser. A window is one. */
export interface FrameHost extends TimerHost {
  readonly requestAnimationFrame?: (callback: () => void) => number;
  readonly cancelAnimationFrame?: (request: number) => void;
}

/** Calls back before the next frame. Returns a function that cancels this. */
export function requestFrame(host: FrameHost, callback: () => void): () => void {
  if (host.requestAnimationFrame !== undefined) {
    const request = host.requestAnimationFrame(callback);
    return () => host.cancelAnimationFrame?.(request);
  }
  const timer = host.setTimeout(callback, frameMs);
  return () => host.clearTimeout(timer);
}
