import { deviceViews, type DeviceView } from '@sitewright/contracts/codes';

/** The widths of the preview frame in CSS pixels (CFG-01). Desktop is a minimum. */
export const deviceWidths = {
  desktop: 1280,
  tablet: 834,
  phone: 390,
} as const satisfies Record<DeviceView, number>;

/** The devices, widest first: the order in which they are offered. */
export const devicesByWidth: readonly DeviceView[] = deviceViews.toSorted(
  (one, other) => deviceWidths[other] - deviceWidths[one],
);

export const deviceLabels: Readonly<Record<DeviceView, string>> = {
  desktop: 'Desktop',
  tablet: 'Tablet',
  phone: 'Phone',
};

/** A narrower window is a phone: a page of desktop width would be too small to edit there. */
const narrowWindowPx = 600;

/** The initial device of the editor in a window of this width. */
export const firstDevice = (windowWidthPx: number): DeviceView =>
  windowWidthPx < narrowWindowPx ? 'phone' : 'desktop';

/** How the frame fits into the available space. */
export interface FittedFrame {
  /** The frame's own width: what the page sees. */
  readonly widthPx: number;
  /** The frame's own height: what the page sees. */
  readonly heightPx: number;
  /** The scale of the frame; never above 1. */
  readonly scale: number;
}

/**
 * Fits a device's frame into the available space: a frame that is too wide is scaled down, so the page stays the same.
 */
export function fitFrame(
  device: DeviceView,
  available: { readonly widthPx: number; readonly heightPx: number },
): FittedFrame {
  const wanted = deviceWidths[device];
  const widthPx = device === 'desktop' ? Math.max(wanted, available.widthPx) : wanted;
  const scale = available.widthPx === 0 ? 1 : Math.min(1, available.widthPx / widthPx);
  return { widthPx, heightPx: Math.round(available.heightPx / scale), scale };
}
