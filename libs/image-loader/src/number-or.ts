/** A number of at least `least` that is not without end; anything else counts as left out, and most numbers are 1 then. */
export const numberOr = (number: number | undefined, least: number, fallback = 1): number =>
  (number ?? -1) >= least && number! < Infinity ? number! : fallback;
