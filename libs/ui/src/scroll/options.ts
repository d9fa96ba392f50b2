import type { EasingName } from '../tween/easings.ts';

/** How a page is scrolled to one of its elements. */
export interface ScrollOptions {
  /** CSS pixels that stay free above the element. Default 30. */
  readonly offsetPx?: number | undefined;
  /** The least milliseconds that the way takes. Default 50. */
  readonly leastMs?: number | undefined;
  /** Gives the element the focus at the end, as after a link to it. Default false: the focus stays where it is. */
  readonly takesFocus?: boolean | undefined;
}

/** Options of scrolling that nobody set. */
export const scrollDefaults = {
  offsetPx: 30,
  leastMs: 50,
  takesFocus: false,
} as const satisfies ScrollOptions;

/** How a page comes to rest at what it is scrolled to. */
export const scrollEasing = 'easeOutSine' satisfies EasingName;

/** How long nothing may scroll before scrolling counts as ended. */
export const scrollEndMs = 300;
