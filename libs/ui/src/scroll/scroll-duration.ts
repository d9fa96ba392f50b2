import { scrollDefaults } from './options.ts';

/** By the root of the way: twice as far takes less than twice as long, and the end of a long page is not a blur. */
const msPerRootPx = 20;

/** Milliseconds that scrolling so many pixels takes, in either direction: by the distance, and never under the least. */
export const scrollDuration = (
  distancePx: number,
  leastMs: number = scrollDefaults.leastMs,
): number => Math.max(leastMs, msPerRootPx * Math.sqrt(Math.abs(distancePx)));
