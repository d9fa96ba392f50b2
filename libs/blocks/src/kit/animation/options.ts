/** Thresholds of the observer, as shares of a block's area. */
export const animationThresholds = [0, 0.1, 0.25, 0.5, 1];

/** Share of a block that is visible before it appears. */
export const seenShare = 0.5;
