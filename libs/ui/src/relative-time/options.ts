/** Options of relative times. */
export interface RelativeTimeOptions {
  /** Language of texts and dates, such as `de-CH`. Default `en`. */
  readonly locale?: string | undefined;
  /** Time zone of dates, such as `Europe/Zurich`. Default: the visitor's. */
  readonly timeZone?: string | undefined;
  /** Text for less than a second. Default: English. */
  readonly justNow?: string | undefined;
}

/** Default values of relative times. */
export const relativeTimeDefaults = {
  locale: 'en',
  justNow: 'just now',
} as const satisfies RelativeTimeOptions;

/** Interval between updates, in milliseconds. */
export const refreshMs = 5000;
