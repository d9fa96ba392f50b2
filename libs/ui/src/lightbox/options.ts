/** Colors of a lightbox. */
export const lightboxThemes = ['dark', 'light'] as const;
export type LightboxTheme = (typeof lightboxThemes)[number];

/** Options of a lightbox (specification §3). */
export interface LightboxOptions {
  /** The entry to begin with. Default 0. */
  readonly currentSetIndex?: number | undefined;
  /** Seconds that a change of entry takes. Default 0.6. */
  readonly speed?: number | undefined;
  /** Default `dark`. */
  readonly theme?: LightboxTheme | undefined;
  /** Mirrors the open entry as `#itemId=` in the address. Default false. */
  readonly historyHash?: boolean | undefined;
  /** Adds an entry to the browser's history, so that Back closes the lightbox; not for one that an address opens. Default true. */
  readonly historyEntry?: boolean | undefined;
  /** Buttons; the arrow keys and swipes work without them. Both default to true. */
  readonly controls?: { readonly previous?: boolean; readonly next?: boolean } | undefined;
  /** Words of the controls. Default English. */
  readonly labels?: Partial<LightboxLabels> | undefined;
}

/** The words of a lightbox; `{n}` is an entry's number, `{count}` how many there are. */
export interface LightboxLabels {
  readonly lightbox: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly caption: string;
  readonly position: string;
  readonly failed: string;
}

/** Values of lightbox options that nobody set. */
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

/** Numbers that are the same for every lightbox (specification §9). */
export const lightboxTimings = {
  /** Time in which the overlay appears and disappears. */
  overlayMs: 350,
  /** Least time between two moves by key. */
  keyThrottleMs: 200,
  /** Time in which the arrows fade when they are not needed. */
  hintFadeMs: 500,
  /** Rest of the pointer after which the arrows fade. */
  hintRestMs: 2500,
  /** Share of the window's width, at either edge, in which a click does nothing. */
  edgeShare: 0.02,
} as const;
