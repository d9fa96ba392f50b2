/** Numbers of the image loader that nobody set (specification §9). */
export const imageLoaderDefaults = {
  /** Images that load at once. */
  concurrency: 16,
  /** Images that load at once on a phone. */
  mobileConcurrency: 1,
  /** Distance from the viewport, in pixels, from which a lazy image loads. */
  lazyMarginPx: 200,
  /** Rest after the last change of size before a better width is chosen. */
  resizeDebounceMs: 100,
} as const;

/** How many images load at once on this kind of device. */
export function loadConcurrency(device: { readonly mobile: boolean }): number {
  return device.mobile ? imageLoaderDefaults.mobileConcurrency : imageLoaderDefaults.concurrency;
}
