/** What pixels are told of. */
export const pixelEvents = [
  'addToCart',
  'search',
  'newsletterSubscribe',
  'customerAccountCreation',
  'productPageView',
] as const;

/** See {@link pixelEvents}. */
export type PixelEvent = (typeof pixelEvents)[number];

/** One call of a pixel. */
export interface PixelCall {
  readonly event: PixelEvent;
  readonly websiteId: string;
  /** What it is worth, in the currency's main unit. */
  readonly value?: number;
  readonly currency?: string;
  /** The products or other items that it is about. */
  readonly ids?: readonly string[];
}

/** A third party's pixel, as its owner put it on the site. */
export type PixelAdapter = (call: PixelCall) => void;

/** What pixel tracking is made from. */
export interface PixelTrackingOptions {
  readonly websiteId: string;
  /** Whether the policy and the visitor's answer allow tracking; asked for each call. */
  readonly mayStore: () => boolean;
}

/** Tells the registered pixels what happens in the shop. */
export interface PixelTracking {
  /** Adds a pixel; gives the function that takes it away. */
  readonly register: (adapter: PixelAdapter) => () => void;
  readonly track: (event: PixelEvent, details?: Omit<PixelCall, 'event' | 'websiteId'>) => void;
}

/** Makes the page's pixel tracking. No pixel hears of anything while the policy forbids it. */
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
          // A pixel that fails is its own business; the others still hear of it.
        }
      }
    },
  };
}
