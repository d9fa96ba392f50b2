/** A device type, by the width of its window. */
export type Device = 'phone' | 'tablet' | 'desktop';

/** The widest window of each device, in CSS pixels; anything wider than a tablet is a desktop. */
export const deviceThresholds = {
  phone: 926,
  tablet: 1024,
  /** A tablet in landscape orientation: only its touch screen distinguishes it from a small desktop. */
  tabletByTouch: 1366,
} as const;

/** The device type of a window width. A coarse pointer is a finger: `(pointer: coarse)`. */
export function deviceOf(widthPx: number, hasCoarsePointer: boolean): Device {
  if (widthPx <= deviceThresholds.phone) return 'phone';
  const tabletMax = hasCoarsePointer ? deviceThresholds.tabletByTouch : deviceThresholds.tablet;
  return widthPx <= tabletMax ? 'tablet' : 'desktop';
}
