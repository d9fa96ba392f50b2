/** How times are said. */
export interface RelativeTimeOptions {
  /** Language of the words and of the date, as `de-CH`. Default `en`. */
  readonly locale?: string | undefined;
  /** Time zone of the date, as `Europe/Zurich`. Default: where the reader is. */
  readonly timeZone?: string | undefined;
  /** What is said of the last second. Default: English. */
  readonly justNow?: string | undefined;
}

/** Options of relative times that nobody set. */
export const relativeTimeDefaults = {
  locale: 'en',
  justNow: 'just now',
} as const satisfies RelativeTimeOptions;

/** Time between two looks at the clock. */
export const refreshMs = 5000;
