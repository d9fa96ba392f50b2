/** Color schemes of a lightbox. */
export const lightboxThemes = ['dark', 'light'] as const;
export type LightboxTheme = (typeof lightboxThemes)[number];

/** Options of a lightbox (specification §3). */
export interface LightboxOptions {
  /** The initial item. Default 0. */
  readonly currentSetIndex?: number | undefined;
  /** Seconds of the transition between items. Default 0.6. */
  readonly speed?: number | undefined;
  /** Default `dark`. */
  readonly theme?: LightboxTheme | undefined;
  /** Keeps the open item as `#itemId=` in the URL. Default false. */
  readonly historyHash?: boolean | undefined;
  /** Adds a history entry, so that Back closes the lightbox; not for one that the URL opens. Default true. */
  readonly historyEntry?: boolean | undefined;
  /** Buttons; the arrow keys and swipes work without them. Both default to true. */
  readonly controls?: { readonly previous?: boolean; readonly next?: boolean } | undefined;
  /** Labels of the controls. Default English. */
  readonly labels?: Partial<LightboxLabels> | undefined;
}

/** Labels of a lightbox; `{n}` is an item's number, `{count}` the number of items. */
export interface LightboxLabels {
  readonly lightbox: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly caption: string;
  readonly position: string;
  readonly failed: string;
}

/** Default values of lightbox options. */
export const lightboxDefaults = {
  currentSetIndex: 0,
  speed: 0.6,
  theme: 'dark',
  historyHash: false,
  historyEntry: true,
  controls: { previous: true, next: true },
  labels: {
    lightbox: 'Images in full size',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    caption: 'Caption',
    position: '{n} of {count}',
    failed: 'This image could not be loaded.',
  },
} as const satisfies LightboxOptions;

/** Constants of every lightbox (specification §9). */
export const lightboxTimings = {
  /** Duration of the overlay's fade. */
  overlayMs: 350,
  /** Minimum time between two moves by arrow key. */
  keyThrottleMs: 200,
  /** Duration of the arrows' fade. */
  hintFadeMs: 500,
  /** Time without pointer movement after which the arrows fade out. */
  hintRestMs: 2500,
  /** Share of the window's width, at either edge, in which a click does nothing. */
  edgeShare: 0.02,
} as const;
