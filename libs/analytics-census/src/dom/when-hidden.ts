/**
 * Calls back each time a page becomes hidden or is left: the last moments that browsers promise
 * before it ends.
 */
export function whenHidden(ownerWindow: Window, callback: () => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  const { document } = ownerWindow;
  document.addEventListener('visibilitychange', () => document.hidden && callback(), options);
  ownerWindow.addEventListener('pagehide', callback, options);
}
