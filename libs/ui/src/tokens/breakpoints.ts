/** The two window widths at which a page's layout changes, in CSS pixels. */
export const pageBreakpoints = [800, 1024] as const;

/** The widest window of the mobile layout, in CSS pixels. */
export const mobileMaxPx = 432;

/** The narrowest window of the desktop layout, in CSS pixels. */
export const desktopMinPx = 433;

/** Narrower windows count as narrow, in CSS pixels. */
const narrowWindowLimitPx = 767;

/** Whether a window of this width, in CSS pixels, is narrow. */
export const isNarrowWindow = (widthPx: number): boolean => widthPx < narrowWindowLimitPx;
