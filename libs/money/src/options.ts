/** How an amount is written. */
export interface FormatOptions {
  /** A whole amount loses its fraction: $5, not $5.00. The given value decides: 4.999 shows $5.00. Default: false. */
  readonly trimZeroFractions?: boolean;
  /** Separates thousands, or what the locale groups. Default: true. */
  readonly group?: boolean;
}

/** The options of `format`, which finds the template itself. */
export interface LocaleFormatOptions extends FormatOptions {
  /**
   * BCP 47 tag; sets separators, symbol and its place. Without one: `,` and `.`, and the symbol in front. `format`
   * remembers each locale that it was given, so give it your site's, not whatever a visitor's header says. Default: none.
   */
  readonly locale?: string;
}
