import { stepOnGrid, type Cells } from '@sitewright/page-model';
import { nearestEnd, nearestStart, type Track } from './tracks.ts';

/** The inline start and end of a block, in pixels from the start of its grid. */
export interface InlineEnds {
  readonly start: number;
  readonly end: number;
}

/** Which edge a resize handle moves: -1 the start, 1 the end, 0 neither. */
export interface ResizeEdges {
  readonly inline: -1 | 0 | 1;
  readonly block: -1 | 0 | 1;
}

/** The pointer's movement in pixels, along the inline and block directions. */
export interface Distance {
  readonly inline: number;
  readonly block: number;
}

/** The columns closest to the dragged block. Its width stays. */
export function snapMove(
  columns: readonly Track[],
  cells: Cells,
  ends: InlineEnds,
  distance: number,
): Cells {
  const column = nearestStart(columns, ends.start + distance);
  return stepOnGrid({ ...cells, column: 1 }, { columns: column - 1 }, columns.length);
}

/** The columns of a block when its dragged edge snaps; at least one. */
export function snapResize(
  columns: readonly Track[],
  cells: Cells,
  ends: InlineEnds,
  edge: ResizeEdges['inline'],
  distance: number,
): Cells {
  const last = cells.column + cells.width - 1;
  const column =
    edge === -1 ? Math.min(nearestStart(columns, ends.start + distance), last) : cells.column;
  const end = edge === 1 ? Math.max(nearestEnd(columns, ends.end + distance), column) : last;
  return { ...cells, column, width: end - column + 1 };
}
