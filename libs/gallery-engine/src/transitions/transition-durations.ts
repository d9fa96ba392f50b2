/** Duration of the transition `swipe`. */
export const swipeMs = 280;

/** A leaving slide fades for this many times the speed. */
export const fadeOutFactor = 1.2;

/** How much larger a slide is at the end of the transition `ken-burns`. */
export const kenBurnsZoom = 1.075;

/** From this width, in pixels, a screen counts as wide for the transition `new-swipe`. */
export const wideScreenPx = 767;

/** Whether a dragged slide takes the times of wider screens. */
export function isWideScreen(widthPx: number): boolean {
  return widthPx >= wideScreenPx;
}

const leastSettleMs = 200;
const leastWideSettleMs = 300;
const settleRangeMs = 200;

/**
 * How long a dragged slide takes to settle: the way that is left at the finger's speed, held
 * between 200 and 400 ms, on wider screens between 300 and 500 ms.
 */
export function settleMs(drag: {
  /** Way that is left, in pixels. */
  readonly distancePx: number;
  /** Pixels per millisecond, either sign. */
  readonly velocity: number;
  /** See {@link isWideScreen}. */
  readonly isWide: boolean;
}): number {
  const least = drag.isWide ? leastWideSettleMs : leastSettleMs;
  // No way at no speed takes no time.
  const free = Math.abs(drag.distancePx / drag.velocity) || 0;
  return Math.min(Math.max(free, least), least + settleRangeMs);
}
