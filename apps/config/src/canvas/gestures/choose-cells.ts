import {
  nextRow,
  pageModelOptions,
  phoneLayout,
  rowBelow,
  type Cells,
  type GridView,
} from '@sitewright/page-model';
import type { Layout } from '@sitewright/contracts/entities';
import { inlineEnds, type MeasuredColumns } from './measure-columns.ts';
import { nearestCandidate } from './nearest-candidate.ts';
import { snapMove, snapResize, type Distance, type ResizeEdges } from './snap.ts';

/** The vertical extent of a rendered block on the page. */
export interface DrawnBlock {
  readonly top: number;
  readonly height: number;
}

/** A block at the start of a gesture. */
export interface GestureOrigin {
  readonly blockId: string;
  readonly sectionId: string;
  readonly cells: Cells;
  readonly view: GridView;
  /** Its box in the window. */
  readonly box: DOMRect;
  /** Its top edge on the page. */
  readonly top: number;
}

/** A pointer over a section's grid. */
export interface PointedGrid {
  readonly sectionId: string;
  readonly layout: Layout;
  readonly columns: MeasuredColumns;
  readonly distance: Distance;
  /** Renders the block at these cells and measures it. */
  readonly measure: (cells: Cells) => DrawnBlock;
}

const { rows, phoneRows, blockHeight } = pageModelOptions;

/** The first row below all other blocks of a section. */
function rowBelowOthers({ layout, sectionId }: PointedGrid, origin: GestureOrigin): number {
  const { [origin.blockId]: _dragged, ...blocks } = layout.blocks;
  const others: Layout = { ...layout, blocks };
  // On a phone, a block that moves to another section is ordered by its row on the desktop grid.
  if (origin.view === 'wide' || sectionId !== origin.sectionId) return nextRow(others);
  return Math.max(1, ...Array.from(phoneLayout(others).values(), rowBelow));
}

/** The cells whose rendered result is closest to the dragged block. Its size stays. */
export function chooseMove(origin: GestureOrigin, grid: PointedGrid): Cells {
  const { sectionId, columns, distance, measure } = grid;
  const { cells, view, box, top } = origin;
  const ends = inlineEnds(box, columns);
  const snapped = snapMove(columns.tracks, cells, ends, distance.inline);
  const isSameSection = sectionId === origin.sectionId;
  const below = rowBelowOthers(grid, origin);
  const row = nearestCandidate({
    least: 1,
    most: view === 'phone' && isSameSection ? phoneRows : rows,
    usual: below,
    present: isSameSection ? cells.row : undefined,
    requested: top + distance.block,
    stopsAtStandstill: true,
    measure: (candidate) => measure({ ...snapped, row: candidate }).top,
  });
  return { ...snapped, row };
}

/** The cells whose rendered height is closest to the dragged edge of a block. */
export function chooseResize(
  origin: GestureOrigin,
  { columns, distance, measure }: PointedGrid,
  edges: ResizeEdges,
): Cells {
  const { cells, box } = origin;
  const ends = inlineEnds(box, columns);
  const snapped = snapResize(columns.tracks, cells, ends, edges.inline, distance.inline);
  if (edges.block === 0) return snapped;
  const end = rowBelow(cells);
  const withHeight = (height: number): Cells => ({
    ...snapped,
    height,
    row: edges.block === -1 ? end - height : cells.row,
  });
  const height = nearestCandidate({
    least: 1,
    most: edges.block === -1 ? Math.min(end - 1, blockHeight) : blockHeight,
    usual: cells.height,
    present: cells.height,
    requested: box.height + edges.block * distance.block,
    stopsAtStandstill: false,
    measure: (candidate) => measure(withHeight(candidate)).height,
  });
  return withHeight(height);
}
