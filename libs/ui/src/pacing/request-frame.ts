import type { TimerHost } from './timer-host.ts';

/** How long a frame is where the browser does not say when the next one comes. */
export const frameMs = 16.67;

/** What a browser has for drawing. A window is one. */
export interface FrameHost extends TimerHost {
  readonly requestAnimationFrame?: (callback: () => void) => number;
  readonly cancelAnimationFrame?: (request: number) => void;
}

/** Calls back before the next frame is drawn. Answers how to take that back. */
export function requestFrame(host: FrameHost, callback: () => void): () => void {
  if (host.requestAnimationFrame !== undefined) {
    const request = host.requestAnimationFrame(callback);
    return () => host.cancelAnimationFrame?.(request);
  }
  const timer = host.setTimeout(callback, frameMs);
  return () => host.clearTimeout(timer);
}
