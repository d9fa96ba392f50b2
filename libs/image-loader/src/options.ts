import { resizeDebounceMs } from './debounce.ts';

/** Concurrent loads. */
export const concurrencyDefault = 16;
/** Concurrent loads on a phone. */
const mobileConcurrency = 1;
/** Distance from the viewport, in pixels, at which a lazy image loads. */
export const lazyMarginDefaultPx = 200;

/** Default values of the image loader. Bundlers include only the used ones. */
export const imageLoaderDefaults = {
  concurrency: concurrencyDefault,
  mobileConcurrency,
  lazyMarginPx: lazyMarginDefaultPx,
  resizeDebounceMs,
} as const;

/** The number of concurrent loads for a device type. */
export function loadConcurrency(device: { readonly mobile: boolean }): number {
  return device.mobile ? mobileConcurrency : concurrencyDefault;
}
