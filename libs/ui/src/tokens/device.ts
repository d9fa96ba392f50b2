/** A kind of device, by the bounds that its window has. */
export type Device = 'phone' | 'tablet' | 'desktop';

/** The widest window of each device, in CSS pixels; what is wider than a tablet's is a desktop's. */
export const deviceThresholds = {
  phone: 926,
  tablet: 1024,
  /** A tablet that is turned: only a finger tells it from a small desktop. */
  tabletByTouch: 1366,
} as const;

/** The device that a window of this width is on. A coarse pointer is a finger: `(pointer: coarse)`. */
export function deviceOf(widthPx: number, hasCoarsePointer: boolean): Device {
  if (widthPx <= deviceThresholds.phone) return 'phone';
  const tabletMax = hasCoarsePointer ? deviceThresholds.tabletByTouch : deviceThresholds.tablet;
  return widthPx <= tabletMax ? 'tablet' : 'desktop';
}
