/** The input for preloading. */
export interface PreloadRules {
  readonly count: number;
  /** Slides loaded ahead on each side. */
  readonly preloadCount: number;
  readonly loop: boolean;
}

/** The slide at `index` and those to load ahead on each side of it, nearest first. */
export function preloadIndexes(
  index: number,
  { count, preloadCount, loop }: PreloadRules,
): readonly number[] {
  const indexes = new Set([index]);
  for (let distance = 1; distance <= Math.min(preloadCount, count); distance += 1) {
    for (const neighbor of [index + distance, index - distance]) {
      const inRow = ((neighbor % count) + count) % count;
      if (loop || inRow === neighbor) indexes.add(inRow);
    }
  }
  return [...indexes];
}
