/** Shares of a block's area at which it is looked at again. */
export const animationThresholds = [0, 0.1, 0.25, 0.5, 1];

/** Share of a block that is seen before it appears. */
export const seenShare = 0.5;
