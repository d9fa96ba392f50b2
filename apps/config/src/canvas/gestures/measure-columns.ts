import type { InlineEnds } from './snap.ts';
import { readTracks, type Track } from './tracks.ts';

/** The columns of a section's grid on the screen. */
export interface MeasuredColumns {
  readonly tracks: readonly Track[];
  /** The grid's box in the window, which the tracks are relative to. */
  readonly box: DOMRect;
  readonly isRtl: boolean;
}

/** Measures the rendered columns of a grid. They do not depend on its blocks. */
export function measureColumns(grid: HTMLElement): MeasuredColumns {
  const view = grid.ownerDocument.defaultView ?? window;
  const { gridTemplateColumns, columnGap, direction } = view.getComputedStyle(grid);
  return {
    tracks: readTracks(gridTemplateColumns, Number.parseFloat(columnGap) || 0),
    box: grid.getBoundingClientRect(),
    isRtl: direction === 'rtl',
  };
}

/** The start and end of a box along a grid's inline direction. */
export const inlineEnds = (box: DOMRect, { box: grid, isRtl }: MeasuredColumns): InlineEnds =>
  isRtl
    ? { start: grid.right - box.right, end: grid.right - box.left }
    : { start: box.left - grid.left, end: box.right - grid.left };
