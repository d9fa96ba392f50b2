/**
 * Calls back whenever a page is shown: at once, or when a prerendered page is activated; and again, with true, after a
 * restore from the back/forward cache.
 */
export function whenShown(
  ownerWindow: Window,
  callback: (isRestored: boolean) => void,
  signal?: AbortSignal,
): void {
  const { document } = ownerWindow;
  const options = signal && { signal };
  // Not available in every browser, and missing from TypeScript's types.
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
