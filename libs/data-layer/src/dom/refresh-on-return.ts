/** Refreshes a cache when the page becomes visible or the network returns. Returns a function that stops this. */
export function refreshOnReturn(cache: { refresh(): void }, window: Window): () => void {
  const { document } = window;
  const onVisibility = () => {
    if (document.visibilityState === 'visible') cache.refresh();
  };
  const onOnline = () => cache.refresh();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
  };
}
