import { tooltipMeasures } from './options.ts';

/** The geometry around a tooltip, in CSS pixels of the window. */
export interface TooltipBounds {
  readonly window: { readonly width: number; readonly height: number };
  /** The mouse position, or the focused element's start side (left, or right in RTL), upper and lower edge. */
  readonly anchor: { readonly x: number; readonly top: number; readonly bottom: number };
  readonly size: { readonly width: number; readonly height: number };
  readonly direction: 'ltr' | 'rtl';
}

/** The upper left corner of a tooltip. */
export interface TooltipPlace {
  readonly left: number;
  readonly top: number;
}

const { offsetPx, edgePx } = tooltipMeasures;

/** Below the anchor, extending in reading direction; above it if there is no space below, and never beyond an edge. */
export function placeTooltip({ window, anchor, size, direction }: TooltipBounds): TooltipPlace {
  const left = direction === 'ltr' ? anchor.x + offsetPx : anchor.x - offsetPx - size.width;
  const below = anchor.bottom + offsetPx;
  const above = anchor.top - offsetPx - size.height;
  const maxTop = window.height - edgePx - size.height;
  return {
    left: Math.max(edgePx, Math.min(left, window.width - edgePx - size.width)),
    // Over the anchor only if there is no space below or above.
    top: Math.max(edgePx, below <= maxTop ? below : above >= edgePx ? above : maxTop),
  };
}
