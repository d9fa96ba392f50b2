import { stepOnGrid, type Cells } from '@sitewright/page-model';
import { nearestEnd, nearestStart, type Track } from './tracks.ts';

/** A rectangle along the reading direction: `inline` from the line's start, `block` from the top. */
export interface LogicalRect {
  readonly inlineStart: number;
  readonly inlineEnd: number;
  readonly blockStart: number;
  readonly blockEnd: number;
}

/** The grid as it stood when the gesture began: rows do not stretch while something is dragged over them. */
export interface FrozenGrid {
  readonly columns: readonly Track[];
  readonly rows: readonly Track[];
}

/** Which ends a resize handle moves: -1 the start, 1 the end, 0 neither. */
export interface ResizeEdges {
  readonly inline: -1 | 0 | 1;
  readonly block: -1 | 0 | 1;
}

/** How far the pointer has come, along the reading direction. */
export interface Distance {
  readonly inline: number;
  readonly block: number;
}

/** The cells nearest to where a block is dragged. Its size stays. */
export function snapMove(
  grid: FrozenGrid,
  cells: Cells,
  rect: LogicalRect,
  distance: Distance,
): Cells {
  const column = nearestStart(grid.columns, rect.inlineStart + distance.inline);
  const row = nearestStart(grid.rows, rect.blockStart + distance.block);
  return stepOnGrid({ ...cells, column: 1, row }, { columns: column - 1 }, grid.columns.length);
}

/** The cells that a block covers when its dragged edges snap; at least one cell is left. */
export function snapResize(
  grid: FrozenGrid,
  cells: Cells,
  rect: LogicalRect,
  edges: ResizeEdges,
  distance: Distance,
): Cells {
  const lastColumn = cells.column + cells.width - 1;
  const lastRow = cells.row + cells.height - 1;
  const column =
    edges.inline === -1
      ? Math.min(nearestStart(grid.columns, rect.inlineStart + distance.inline), lastColumn)
      : cells.column;
  const row =
    edges.block === -1
      ? Math.min(nearestStart(grid.rows, rect.blockStart + distance.block), lastRow)
      : cells.row;
  const endColumn =
    edges.inline === 1
      ? Math.max(nearestEnd(grid.columns, rect.inlineEnd + distance.inline), column)
      : lastColumn;
  const endRow =
    edges.block === 1
      ? Math.max(nearestEnd(grid.rows, rect.blockEnd + distance.block), row)
      : lastRow;
  return { column, row, width: endColumn - column + 1, height: endRow - row + 1 };
}

/** The rectangle that cells cover, for the outline of where a block will be. */
export function cellsRect(grid: FrozenGrid, cells: Cells): LogicalRect | undefined {
  const first = grid.columns[cells.column - 1];
  const last = grid.columns[cells.column + cells.width - 2];
  const top = grid.rows[cells.row - 1];
  const bottom = grid.rows[Math.min(cells.row + cells.height - 2, grid.rows.length - 1)];
  if (!first || !last || !top || !bottom) return undefined;
  return {
    inlineStart: first.start,
    inlineEnd: last.end,
    blockStart: top.start,
    blockEnd: bottom.end,
  };
}
