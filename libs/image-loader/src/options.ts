import { resizeDebounceMs } from './debounce.ts';

/** Images that load at once. */
export const concurrencyDefault = 16;
/** Images that load at once on a phone. */
const mobileConcurrency = 1;
/** Distance from the viewport, in pixels, from which a lazy image loads. */
export const lazyMarginDefaultPx = 200;

/** Numbers of the image loader that nobody set. A page is sent those that it uses. */
export const imageLoaderDefaults = {
  concurrency: concurrencyDefault,
  mobileConcurrency,
  lazyMarginPx: lazyMarginDefaultPx,
  resizeDebounceMs,
} as const;

/** How many images load at once on this kind of device. */
export function loadConcurrency(device: { readonly mobile: boolean }): number {
  return device.mobile ? mobileConcurrency : concurrencyDefault;
}
