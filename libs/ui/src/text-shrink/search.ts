/** The minimum font size, in CSS pixels. */
export const minFontPx = 11;

/** A binary search for the largest fitting font size, in CSS pixels. */
export interface FontSearch {
  /** The size to measure next; the result when the search is finished. */
  readonly triedPx: number;
  /** The largest size that is known to fit, or the minimum. */
  readonly lowPx: number;
  /** The smallest size that is known not to fit; infinite at the start. */
  readonly highPx: number;
}

/** Starts with the text's own size, which usually fits. */
export const searchFrom = (ownPx: number): FontSearch => ({
  triedPx: ownPx,
  lowPx: Math.min(ownPx, minFontPx),
  highPx: Infinity,
});

/** Whether the search is finished. */
export const isFound = ({ triedPx, lowPx }: FontSearch): boolean => triedPx === lowPx;

/** One step: applies whether the tried size fits, and halves the remaining range. */
export function narrow(search: FontSearch, fits: boolean): FontSearch {
  const { triedPx } = search;
  const lowPx = fits ? triedPx : search.lowPx;
  const highPx = fits ? search.highPx : triedPx;
  // The initial size may be fractional; all others are integers, which limits the number of steps.
  const isDone = highPx === Infinity || Math.ceil(highPx) - lowPx <= 1;
  return { lowPx, highPx, triedPx: isDone ? lowPx : Math.floor((lowPx + Math.ceil(highPx)) / 2) };
}
