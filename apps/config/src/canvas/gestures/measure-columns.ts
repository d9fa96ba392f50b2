import type { InlineEnds } from './snap.ts';
import { readTracks, type Track } from './tracks.ts';

/** The columns of a section's grid on the screen. */
export interface MeasuredColumns {
  readonly tracks: readonly Track[];
  /** The grid's box in the window, from which the tracks are measured. */
  readonly box: DOMRect;
  readonly isRtl: boolean;
}

/** Measures the columns of a grid as they are drawn. They stay the same whatever is moved on it. */
export function measureColumns(grid: HTMLElement): MeasuredColumns {
  const view = grid.ownerDocument.defaultView ?? window;
  const { gridTemplateColumns, columnGap, direction } = view.getComputedStyle(grid);
  return {
    tracks: readTracks(gridTemplateColumns, Number.parseFloat(columnGap) || 0),
    box: grid.getBoundingClientRect(),
    isRtl: direction === 'rtl',
  };
}

/** The ends of a box of the window along the reading direction of a grid. */
export const inlineEnds = (box: DOMRect, { box: grid, isRtl }: MeasuredColumns): InlineEnds =>
  isRtl
    ? { start: grid.right - box.right, end: grid.right - box.left }
    : { start: box.left - grid.left, end: box.right - grid.left };
