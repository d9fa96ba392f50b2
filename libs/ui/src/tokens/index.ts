export { desktopMinPx, isNarrowWindow, mobileMaxPx, pageBreakpoints } from './breakpoints.ts';
export { deviceOf, deviceThresholds, type Device } from './device.ts';
export { placeholderAspect } from './placeholder-aspect.ts';
export { fontSizes, radii, spacing } from './scales.ts';
export { baseZIndex } from './stack-order.ts';
