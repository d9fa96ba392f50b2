import type { EasingName } from '../tween/easings.ts';

/** Options of scrolling to an element. */
export interface ScrollOptions {
  /** CSS pixels of space above the element. Default 30. */
  readonly offsetPx?: number | undefined;
  /** Minimum duration in milliseconds. Default 50. */
  readonly minDurationMs?: number | undefined;
  /** Focuses the element at the end, as after a link to it. Default false. */
  readonly takesFocus?: boolean | undefined;
}

/** Default values of scrolling. */
export const scrollDefaults = {
  offsetPx: 30,
  minDurationMs: 50,
  takesFocus: false,
} as const satisfies ScrollOptions;

/** Easing of a scroll. */
export const scrollEasing = 'easeOutSine' satisfies EasingName;

/** Time without a scroll event, in milliseconds, after which scrolling counts as ended. */
export const scrollEndMs = 300;
