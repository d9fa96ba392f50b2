/** Calls back whenever a page is hidden or unloaded: the last reliable events of a page. */
export function whenHidden(ownerWindow: Window, callback: () => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  const { document } = ownerWindow;
  document.addEventListener('visibilitychange', () => document.hidden && callback(), options);
  ownerWindow.addEventListener('pagehide', callback, options);
}
