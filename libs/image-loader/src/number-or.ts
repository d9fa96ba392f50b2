/** A finite number of at least `least`; any other value is replaced by the default, usually 1. */
export const numberOr = (number: number | undefined, least: number, fallback = 1): number =>
  (number ?? -1) >= least && number! < Infinity ? number! : fallback;
