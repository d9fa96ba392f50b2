import { scrollDefaults } from './options.ts';

/** By the square root of the distance, so that a long distance is neither slow nor a blur. */
const msPerRootPx = 20;

/** Milliseconds for scrolling a number of pixels in either direction: by the distance, but at least the minimum. */
export const scrollDuration = (
  distancePx: number,
  minDurationMs: number = scrollDefaults.minDurationMs,
): number => Math.max(minDurationMs, msPerRootPx * Math.sqrt(Math.abs(distancePx)));
