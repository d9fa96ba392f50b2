/** Duration of the transition `swipe`. */
export const swipeMs = 280;

/** A leaving slide fades for this multiple of the speed. */
export const fadeOutFactor = 1.2;

/** The scale of a slide at the end of the transition `ken-burns`. */
export const kenBurnsZoom = 1.075;

/** From this width, in pixels, a screen counts as wide for the transition `new-swipe`. */
export const wideScreenPx = 767;

/** Whether a dragged slide uses the durations of wide screens. */
export function isWideScreen(widthPx: number): boolean {
  return widthPx >= wideScreenPx;
}

const minSettleMs = 200;
const minWideSettleMs = 300;
const settleRangeMs = 200;

/**
 * How long a dragged slide takes to settle: the remaining distance at the finger's speed, clamped to 200–400 ms, on
 * wide screens to 300–500 ms.
 */
export function settleMs(drag: {
  /** Remaining distance, in pixels. */
  readonly distancePx: number;
  /** Pixels per millisecond, either sign. */
  readonly velocity: number;
  /** See {@link isWideScreen}. */
  readonly isWide: boolean;
}): number {
  const minMs = drag.isWide ? minWideSettleMs : minSettleMs;
  // Without distance and speed the quotient is NaN: it takes no time.
  const unclampedMs = Math.abs(drag.distancePx / drag.velocity) || 0;
  return Math.min(Math.max(unclampedMs, minMs), minMs + settleRangeMs);
}
