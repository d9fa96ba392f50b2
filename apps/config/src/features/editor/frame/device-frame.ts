import { deviceViews, type DeviceView } from '@sitewright/contracts/codes';

/** The widths in CSS pixels that the preview frame takes (CFG-01). Desktop is at least this wide. */
export const deviceWidths = {
  desktop: 1280,
  tablet: 834,
  phone: 390,
} as const satisfies Record<DeviceView, number>;

/** The devices, from the widest to the narrowest: the order in which people are offered them. */
export const devicesByWidth: readonly DeviceView[] = deviceViews.toSorted(
  (one, other) => deviceWidths[other] - deviceWidths[one],
);

export const deviceLabels: Readonly<Record<DeviceView, string>> = {
  desktop: 'Desktop',
  tablet: 'Tablet',
  phone: 'Phone',
};

/** A window narrower than this is a phone's: a page of a desktop's width would be too small to work on there. */
const narrowWindowPx = 600;

/** The device whose view the editor opens with, in a window of this width. */
export const firstDevice = (windowWidthPx: number): DeviceView =>
  windowWidthPx < narrowWindowPx ? 'phone' : 'desktop';

/** How the frame is drawn in the room that there is. */
export interface FittedFrame {
  /** The frame's own width: what the page sees. */
  readonly widthPx: number;
  /** The frame's own height: what the page sees. */
  readonly heightPx: number;
  /** How much smaller it is drawn; never larger. */
  readonly scale: number;
}

/** Fits a device's frame into the room: a frame too wide for it is drawn smaller, so the page stays as it is. */
export function fitFrame(
  device: DeviceView,
  room: { readonly widthPx: number; readonly heightPx: number },
): FittedFrame {
  const wanted = deviceWidths[device];
  const widthPx = device === 'desktop' ? Math.max(wanted, room.widthPx) : wanted;
  const scale = room.widthPx === 0 ? 1 : Math.min(1, room.widthPx / widthPx);
  return { widthPx, heightPx: Math.round(room.heightPx / scale), scale };
}
