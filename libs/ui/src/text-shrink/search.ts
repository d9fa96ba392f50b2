/** The smallest letters that text is shrunk to, in CSS pixels. */
export const leastFontPx = 11;

/** A search for the largest size of letters that fits, in CSS pixels. */
export interface FontSearch {
  /** The size to measure now; the answer, once the search is over. */
  readonly triedPx: number;
  /** Fits, or is taken although it does not: nothing smaller is tried. */
  readonly lowPx: number;
  /** Does not fit. */
  readonly highPx: number;
}

/** Begins with the text's own size: mostly it fits. */
export const searchFrom = (ownPx: number): FontSearch => ({
  triedPx: ownPx,
  lowPx: Math.min(ownPx, leastFontPx),
  highPx: Infinity,
});

/** Whether the size is found. */
export const isFound = ({ triedPx, lowPx }: FontSearch): boolean => triedPx === lowPx;

/** One step: takes what was measured of the tried size, and halves the sizes that are left. */
export function narrow(search: FontSearch, fits: boolean): FontSearch {
  const { triedPx } = search;
  const lowPx = fits ? triedPx : search.lowPx;
  const highPx = fits ? search.highPx : triedPx;
  // The own size may have a fraction; all others are whole, so that they cannot be many.
  const isOver = highPx === Infinity || Math.ceil(highPx) - lowPx <= 1;
  return { lowPx, highPx, triedPx: isOver ? lowPx : Math.floor((lowPx + Math.ceil(highPx)) / 2) };
}
