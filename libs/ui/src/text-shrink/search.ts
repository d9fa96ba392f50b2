/** The minimum font size, in CSS pixels. */
export const leastFontPx = 11;

/** A binary search for the largest fitting font size, in CSS pixels. */
export interface FontSearch {
  /** The size to measure next; the result when the search is finished. */
  readonly triedPx: number;
  /** Fits, or is the minimum. */
  readonly lowPx: number;
  /** Does not fit. */
  readonly highPx: number;
}

/** Starts with the text's own size, which usually fits. */
export const searchFrom = (ownPx: number): FontSearch => ({
  triedPx: ownPx,
  lowPx: Math.min(ownPx, leastFontPx),
  highPx: Infinity,
});

/** Whether the search is finished. */
export const isFound = ({ triedPx, lowPx }: FontSearch): boolean => triedPx === lowPx;

/** One step: processes the measurement of the current size, and halves the remaining range. */
export function narrow(search: FontSearch, fits: boolean): FontSearch {
  const { triedPx } = search;
  const lowPx = fits ? triedPx : search.lowPx;
  const highPx = fits ? search.highPx : triedPx;
  // The own size may be fractional; all others are integers, which limits the number of steps.
  const isOver = highPx === Infinity || Math.ceil(highPx) - lowPx <= 1;
  return { lowPx, highPx, triedPx: isOver ? lowPx : Math.floor((lowPx + Math.ceil(highPx)) / 2) };
}
