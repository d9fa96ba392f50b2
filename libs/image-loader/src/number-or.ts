/** A finite number of at least `min`; any other value is replaced by the default, usually 1. */
export const numberOr = (number: number | undefined, min: number, fallback = 1): number =>
  (number ?? -1) >= min && number! < Infinity ? number! : fallback;
