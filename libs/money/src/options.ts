/** Formatting options. */
export interface FormatOptions {
  /** Omits the fraction of a whole amount: $5, not $5.00. The given value counts: 4.999 shows $5.00. Default: false. */
  readonly trimZeroFractions?: boolean;
  /** Separates thousands, or the locale's groups. Default: true. */
  readonly group?: boolean;
}

/** The options of `format`, which finds the template itself. */
export interface LocaleFormatOptions extends FormatOptions {
  /**
   * BCP 47 tag; determines separators, symbol and its position. Without one: `,` and `.`, and the symbol in front.
   * `format` caches each given locale, so use your site's, not a visitor's header. Default: none.
   */
  readonly locale?: string;
}
