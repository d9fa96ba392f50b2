import { deviceViews, type DeviceView } from '@sitewright/contracts/codes';

/** The widths of the preview frame in CSS pixels (CFG-01). Desktop is a minimum. */
export const deviceWidths = {
  desktop: 1280,
  tablet: 834,
  phone: 390,
} as const satisfies Record<DeviceView, number>;

/** The devices in menu order, widest first. */
export const devicesByWidth: readonly DeviceView[] = deviceViews.toSorted(
  (a, b) => deviceWidths[b] - deviceWidths[a],
);

export const deviceLabels: Readonly<Record<DeviceView, string>> = {
  desktop: 'Desktop',
  tablet: 'Tablet',
  phone: 'Phone',
};

/** In a narrower window, the editor starts with the phone view: a desktop page would be too small to edit. */
const narrowWindowPx = 600;

/** The initial device of the editor in a window of this width. */
export const initialDevice = (windowWidthPx: number): DeviceView =>
  windowWidthPx < narrowWindowPx ? 'phone' : 'desktop';

/** How the frame fits into the available space. */
export interface FittedFrame {
  /** The width before scaling: the width of the viewport for the page. */
  readonly widthPx: number;
  /** The height before scaling: the height of the viewport for the page. */
  readonly heightPx: number;
  /** The scale of the frame; never above 1. */
  readonly scale: number;
}

/**
 * Fits a device's frame into the available space. A frame that is too wide is scaled down, which keeps its layout.
 */
export function fitFrame(
  device: DeviceView,
  available: { readonly widthPx: number; readonly heightPx: number },
): FittedFrame {
  const deviceWidthPx = deviceWidths[device];
  const widthPx = device === 'desktop' ? Math.max(deviceWidthPx, available.widthPx) : deviceWidthPx;
  const scale = available.widthPx === 0 ? 1 : Math.min(1, available.widthPx / widthPx);
  return { widthPx, heightPx: Math.round(available.heightPx / scale), scale };
}
