/** Longest wait on a page that is never idle, in milliseconds. */
const maxWaitMs = 2_000;

/**
 * Calls back once the page is idle, after two seconds at the latest. Safari has no idle callback; there a short delay
 * replaces it.
 */
export function whenIdle(view: Window, callback: () => void): void {
  if (view.requestIdleCallback) view.requestIdleCallback(callback, { timeout: maxWaitMs });
  else view.setTimeout(callback, 50);
}
