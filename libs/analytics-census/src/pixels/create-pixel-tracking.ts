/** Events for pixels. */
export const pixelEvents = [
  'addToCart',
  'search',
  'newsletterSubscribe',
  'customerAccountCreation',
  'productPageView',
] as const;

/** See {@link pixelEvents}. */
export type PixelEvent = (typeof pixelEvents)[number];

/** A call of a pixel. */
export interface PixelCall {
  readonly event: PixelEvent;
  readonly websiteId: string;
  /** Its value, in the currency's main unit. */
  readonly value?: number;
  readonly currency?: string;
  /** The products or other items of the event. */
  readonly ids?: readonly string[];
}

/** A third party's pixel, which its owner added to the site. */
export type PixelAdapter = (call: PixelCall) => void;

/** Options of the pixel tracking. */
export interface PixelTrackingOptions {
  readonly websiteId: string;
  /** Whether the policy and the visitor's answer allow tracking; checked for each call. */
  readonly mayStore: () => boolean;
}

/** Reports shop events to the registered pixels. */
export interface PixelTracking {
  /** Adds a pixel; returns a function that removes it. */
  readonly register: (adapter: PixelAdapter) => () => void;
  readonly track: (event: PixelEvent, details?: Omit<PixelCall, 'event' | 'websiteId'>) => void;
}

/** Creates the page's pixel tracking. Pixels receive nothing while the policy forbids it. */
export function createPixelTracking({ websiteId, mayStore }: PixelTrackingOptions): PixelTracking {
  const adapters = new Set<PixelAdapter>();
  return {
    register(adapter) {
      adapters.add(adapter);
      return () => adapters.delete(adapter);
    },
    track(event, details) {
      if (!mayStore()) return;
      for (const adapter of adapters) {
        try {
          adapter({ event, websiteId, ...details });
        } catch {
          // A failing pixel does not affect the others.
        }
      }
    },
  };
}
