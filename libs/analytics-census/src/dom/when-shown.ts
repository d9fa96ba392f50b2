/**
 * Calls back each time a page is shown: at once, or when a page that the browser made
 * ready beforehand is wanted; and again, with true, when the page is restored from the back/forward cache.
 */
export function whenShown(
  ownerWindow: Window,
  callback: (isRestored: boolean) => void,
  signal?: AbortSignal,
): void {
  const { document } = ownerWindow;
  const options = signal && { signal };
  // Not every browser makes pages ready, and TypeScript's own types do not know it yet.
  if ((document as { readonly prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => callback(false), {
      ...options,
      once: true,
    });
  } else {
    callback(false);
  }
  ownerWindow.addEventListener('pageshow', ({ persisted }) => persisted && callback(true), options);
}
