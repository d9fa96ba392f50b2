import { choice } from '../choice.ts';

/** What makes a touch a swipe. */
export const swipeLimits = {
  /** Least way of a swipe. */
  leastDistancePx: 50,
  /** Longest time of a swipe. */
  longestMs: 250,
  /** Points of the finger's way from which its speed is taken. */
  sampleCount: 5,
} as const;

/** What happens to a drag beyond the ends: unlimited, stopped, or held back and sprung back. */
export const swipeBoundaries = ['none', 'hard', 'inertial'] as const;
/** What a drag meets beyond the ends. */
export type SwipeBoundaries = (typeof swipeBoundaries)[number];

/** Reads swipe boundaries; anything else is rejected with `undefined`. */
export const parseSwipeBoundaries = choice(swipeBoundaries);

/** Share of a drag that is left beyond an end with `inertial` boundaries. */
const resistance = 0.3;

/** The finger at a moment: pixels from the left, milliseconds on any clock. */
export interface SwipeSample {
  readonly x: number;
  readonly atMs: number;
}

/** Adds a point to the finger's way; the latest five are stored. */
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

/** Whether a way counts as a swipe: at least 50 px within 250 ms. */
export function isSwipe(way: {
  readonly distancePx: number;
  readonly durationMs: number;
}): boolean {
  const isFarEnough = Math.abs(way.distancePx) >= swipeLimits.leastDistancePx;
  return isFarEnough && way.durationMs <= swipeLimits.longestMs;
}

/** How far a slide follows the finger; `beyondEnd` when there is no slide on that side. */
export function boundedDrag(
  distancePx: number,
  { beyondEnd, boundaries }: { readonly beyondEnd: boolean; readonly boundaries: SwipeBoundaries },
): number {
  if (!beyondEnd || boundaries === 'none') return distancePx;
  return boundaries === 'hard' ? 0 : distancePx * resistance;
}
