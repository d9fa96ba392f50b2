import { choice } from '../choice.ts';

/** Thresholds of a swipe. */
export const swipeLimits = {
  /** Minimum distance. */
  leastDistancePx: 50,
  /** Maximum duration. */
  longestMs: 250,
  /** The number of latest points from which the finger's speed is computed. */
  sampleCount: 5,
} as const;

/** A drag beyond the ends: unlimited, stopped, or slowed and moved back. */
export const swipeBoundaries = ['none', 'hard', 'inertial'] as const;
/** The behavior of a drag beyond the ends. */
export type SwipeBoundaries = (typeof swipeBoundaries)[number];

/** Reads swipe boundaries; rejects anything else with `undefined`. */
export const parseSwipeBoundaries = choice(swipeBoundaries);

/** Share of a drag beyond an end that remains with `inertial` boundaries. */
const resistance = 0.3;

/** A sample of the finger: pixels from the left, milliseconds on any clock. */
export interface SwipeSample {
  readonly x: number;
  readonly atMs: number;
}

/** Adds a point to the finger's path; keeps the latest five. */
export function addSample(
  samples: readonly SwipeSample[],
  sample: SwipeSample,
): readonly SwipeSample[] {
  return [...samples, sample].slice(-swipeLimits.sampleCount);
}

/** Speed over the stored points in pixels per millisecond, negative to the left. */
export function swipeVelocity(samples: readonly SwipeSample[]): number {
  const [first] = samples;
  const last = samples.at(-1);
  return first && last && last.atMs > first.atMs
    ? (last.x - first.x) / (last.atMs - first.atMs)
    : 0;
}

/** Whether a path is a swipe: at least 50 px within 250 ms. */
export function isSwipe(way: {
  readonly distancePx: number;
  readonly durationMs: number;
}): boolean {
  const isFarEnough = Math.abs(way.distancePx) >= swipeLimits.leastDistancePx;
  return isFarEnough && way.durationMs <= swipeLimits.longestMs;
}

/** How far a slide follows the finger; `beyondEnd` if there is no slide on that side. */
export function boundedDrag(
  distancePx: number,
  { beyondEnd, boundaries }: { readonly beyondEnd: boolean; readonly boundaries: SwipeBoundaries },
): number {
  if (!beyondEnd || boundaries === 'none') return distancePx;
  return boundaries === 'hard' ? 0 : distancePx * resistance;
}
