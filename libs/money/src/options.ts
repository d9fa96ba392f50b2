/** How an amount is written (MONEY-19). */
export interface FormatOptions {
  /** A whole amount loses its fraction: $5, not $5.00. The given value must be whole: 4.999 shows $5.00. */
  readonly trimZeroFractions?: boolean;
  /** Separates thousands, or what the locale groups. */
  readonly group?: boolean;
}

/** The options of `format`, which finds the template itself. */
export interface LocaleFormatOptions extends FormatOptions {
  /** BCP 47 tag; sets separators, symbol and its place. Without one: ',', '.', and the symbol in front. */
  readonly locale?: string;
}
